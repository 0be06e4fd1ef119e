/** How often something is tried: a few times in `npm test`, very often in `npm run test:soak`. */
export function times(few: number, many: number): number {
  return process.env.SOAK ? many : few;
}
