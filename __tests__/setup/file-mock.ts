/** The URL that importing a picture or a font gives in unit tests. */
// eslint-disable-next-line import-x/no-default-export -- stands in for a file, which is imported by default
export default "/static/file-mock";
