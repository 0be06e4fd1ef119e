const loopbackNames = ["localhost", "127.0.0.1"];

/**
 * Allows only requests from the site's own pages (by `Origin`), and GET and HEAD requests without `Origin`,
 * such as typed addresses. Otherwise any page open in a browser on this machine could write files through the
 * proxy. The check of `Host` refuses DNS rebinding: a foreign name that resolves to 127.0.0.1.
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
    // decap-server adds this header only to its own responses; pages must be able to read ours too
    if (isOwnPage) response.setHeader("Access-Control-Allow-Origin", origin).vary("Origin");
    next();
  };
}
