/** JSX of `gatsby develop` on React for production, which has no runtime for it. */
export { Fragment, jsx as jsxDEV } from "react/jsx-runtime";
