import { Overloaded } from './index.ts'

/** Each turn decides about one of those that stood together: more than this many at once are turned away. */
const maxTurns = 200

/** Sends an item until its batch has decided about it and not only about another one of the same subject. */
export async function untilDecided<Outcome extends string>(
  send: () => Promise<Outcome>,
): Promise<Exclude<Outcome, 'again'>> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const outcome = await send()
    if (outcome !== 'again') return outcome as Exclude<Outcome, 'again'>
  }
  throw new Overloaded()
}
