/** Fired on the window once the page's scripts run: React has taken over the prerendered page. */
export const scriptsRun = "scriptsrun";

/** For a link that scripts act on: a click on it waits for them, and follows the link only if they fail. */
export const waitsForScripts = { "data-waits": "" } as const;

/** For a part of a page that nobody need touch to use: the page's scripts start as soon as it is idle. */
export const startsScripts = { "data-starts": "" } as const;

/** For a part of a page that only scripts can show: the page's scripts start when it is about to be seen. */
export const startsScriptsWhenSeen = { "data-starts": "seen" } as const;
