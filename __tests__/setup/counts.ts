/** A test's number of repetitions or entries: `few` in `npm test`, `many` in `npm run test:attack`. */
export function times(few: number, many: number): number {
  return process.env.LONG ? many : few;
}
