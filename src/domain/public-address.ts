const ownMachine = /^(localhost|.+\.localhost|127\..+|\[::1\])$/;

/** Whether an address is one for the public: `https:`, and not of this machine. */
export function isPublicAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !ownMachine.test(hostname);
}
