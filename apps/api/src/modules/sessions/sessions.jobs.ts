import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { sweepChallenges } from './passkeys/passkeys.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSignInCodes } from './signing-in/sign-in-codes.repository.ts'

const quarterHourMs = 900_000

/** Sessions, codes and throttles whose time is over. None of them worked any more; this frees their room. */
export const sweepSessions =
  ({ database, codes, vault, ids }: Deps): JobHandler =>
  async () => {
    await createSessionsRepository(database).removeDead()
    await sweepChallenges(database.db)
    await codes.removeDead(database.db)
    await createSignInCodes(vault, ids).removeDead(database.db)
    return { againInMs: quarterHourMs }
  }
