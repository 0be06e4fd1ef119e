/** Sites that show videos; of these, pages show a still picture that leads there, and no frame. */
const hosts = ["youtube.com", "youtu.be", "vimeo.com", "tiktok.com"];

/** The site that an address leads to, if it is one for videos: `youtube.com`. */
export function videoHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hosts.find((host) => hostname === host || hostname.endsWith(`.${host}`));
}
