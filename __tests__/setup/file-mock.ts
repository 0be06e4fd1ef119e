/** What importing a picture or a font gives in a unit test: an address. */
// eslint-disable-next-line import-x/no-default-export -- stands in for a file, which is imported by default
export default "/static/file-mock";
