import type { Kysely } from 'kysely'
import { untilDecided } from '../batching/until-decided.ts'
import type { Tables } from '../database/index.ts'
import { type KeyedRequest, storedReply } from './idempotency.ts'

/**
 * Sends a keyed item until its batch has decided about it; `decide` turns an outcome into the reply, or throws. With an
 * outcome that it leaves undefined the key may have got its reply meanwhile; without one the next turn decides.
 */
export async function untilAnswered<Outcome, Reply extends object>(
  { on, request, send }: { on: Kysely<Tables>; request: KeyedRequest; send: () => Promise<Outcome> },
  decide: (outcome: Outcome) => Promise<Reply | undefined> | Reply | undefined,
): Promise<Reply> {
  let reply: Reply | undefined
  await untilDecided(async () => {
    reply = (await decide(await send())) ?? (await storedReply<Reply>(on, request))
    return reply ? 'answered' : 'again'
  })
  return reply!
}
