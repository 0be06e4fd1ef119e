/** The port of the site unless `PORT` says otherwise. */
export const defaultPort = 9000;

/** Where the site is served unless it is told its address: by `npm start`, on this machine. */
export const ownAddress = `http://localhost:${defaultPort}`;

const ownMachine = /^(localhost|.+\.localhost|127\..+|\[::1\])$/;

/** Whether a host is this machine. */
export function isOwnMachine(hostname: string): boolean {
  return ownMachine.test(hostname);
}

/** Whether an address is one for the public: `https:`, and not of this machine. */
export function isPublicAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !isOwnMachine(hostname);
}
