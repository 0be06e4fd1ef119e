declare module "*.woff2" {
  const url: string;
  // eslint-disable-next-line import-x/no-default-export -- this is how webpack gives a file's address
  export default url;
}
declare module "*.css";
