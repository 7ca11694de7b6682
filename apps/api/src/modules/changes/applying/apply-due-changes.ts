import { operatorResources } from '@kaadi/contract/changes'
import { sql } from 'kysely'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { endUnsigned, lockDueChange, moveChange, type StoredChange } from '../changes.repository.ts'
import { applyChange } from './apply-change.ts'
import { failChange } from './fail-change.ts'

type Needed = Pick<Deps, 'database' | 'mail' | 'config'>

const everyMs = 5_000
/** Who is invited or given a role was looked at when it was asked for: not for ever. */
const unsigned = { hours: 72, note: 'Nobody signed it within three days. Ask again.' }

/** Applies what has its time, each change in a transaction of its own that holds it: in many processes, once. */
export const applyDueChanges =
  (deps: Needed): JobHandler =>
  async () => {
    const { database } = deps
    while (await transaction(database.checker, (tx) => applyNext(deps, tx)));
    await endUnsigned(database.checker, operatorResources, unsigned)
    return { againInMs: everyMs }
  }

async function applyNext(deps: Needed, tx: Tx): Promise<boolean> {
  const change = await lockDueChange(tx)
  if (!change) return false
  const failure = await failureOf(tx, change)
  if (failure) await failChange(deps, tx, change, failure)
  else await moveChange(tx, change.id, { status: 'applied' })
  return true
}

/** Why a change could not be applied; undefined where it was. */
async function failureOf(tx: Tx, change: StoredChange): Promise<string | undefined> {
  await sql`savepoint due`.execute(tx)
  try {
    await applyChange(tx, change)
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await sql`rollback to savepoint due`.execute(tx)
    const fields = error.details?.fields as readonly { readonly message: string }[] | undefined
    return fields?.[0]?.message ?? failureWords[error.errorName] ?? error.message
  }
}

const failureWords: Readonly<Partial<Record<DomainError['errorName'], string>>> = {
  changeStale: 'At its time the row was no longer as it was when this was asked for.',
}
