const loopbackNames = ["localhost", "127.0.0.1"];

/**
 * Lets through only what pages of the site on this machine ask, and addresses typed on this machine. Any
 * page in any browser here could otherwise write files through the proxy; a name that somebody points to
 * 127.0.0.1 is refused by its `Host`.
 *
 * @param {number} sitePort
 * @returns {import("express").RequestHandler}
 */
export function ownPageOnly(sitePort) {
  const origins = loopbackNames.map((name) => `http://${name}:${sitePort}`);
  return (request, response, next) => {
    const { host = "", origin } = request.headers;
    const hosts = loopbackNames.map((name) => `${name}:${request.socket.localPort}`);
    const isTyped = origin === undefined && ["GET", "HEAD"].includes(request.method);
    const isOwnPage = origin !== undefined && origins.includes(origin);
    if (!hosts.includes(host) || !(isTyped || isOwnPage)) {
      response.status(403).json({ error: `Only pages of ${origins.join(" and ")} may ask this.` });
      return;
    }
    // decap-server adds it to its own answers only, and a page has to be able to read the others
    if (isOwnPage) response.setHeader("Access-Control-Allow-Origin", origin).vary("Origin");
    next();
  };
}
