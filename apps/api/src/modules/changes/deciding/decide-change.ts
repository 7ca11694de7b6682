import type { Change, ChangeDecision } from '@kaadi/contract/changes'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { createConfirmSigned } from '../../payouts/index.ts'
import type { RelyingParty } from '../../sessions/index.ts'
import { holdRow, isStale, tryOut, writeRow } from '../applying/apply-change.ts'
import { failChange } from '../applying/fail-change.ts'
import { isForAnother, mayCheck, toChange } from '../change.ts'
import { findChange, moveChange, type StoredChange } from '../changes.repository.ts'

/** Another person than who made it approves, signed by a passkey of theirs, or refuses: who comes first. */
export function createDecideChange(deps: Deps) {
  const { database, vault } = deps
  const { db } = database
  const confirming = createConfirmSigned(deps)
  const signing = ({ id }: StoredChange, operator: SignedInOperator) => ({
    subject: { confirms: 'change' as const, id },
    operator,
  })

  /** What the second person signs of a change. */
  const challenge = async (operator: SignedInOperator, changeId: string, at: RelyingParty | undefined) => {
    const change = requireWaiting(await findChange(db, changeId), operator)
    return confirming.challenge(signing(change, operator), at)
  }

  /** What was signed can never be applied: it ends in a commit of its own, and the answer stays the refusal. */
  const endStale = async (error: unknown, changeId: string): Promise<never> => {
    if (error instanceof DomainError && error.errorName === 'changeStale')
      await transaction(database.checker, async (tx) => {
        const change = await findChange(tx, changeId, 'locked')
        if (change?.status === 'waiting' && (await isStale(tx, change)))
          await failChange(deps, tx, change, staleWords)
      })
    throw error
  }

  const decide = async (
    operator: SignedInOperator,
    body: ChangeDecision,
    key: string,
    at: RelyingParty | undefined,
  ): Promise<Change> => {
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'changes.decide',
      body,
    })
    // A signature works once: who sends the same again was let in already.
    if (!(await storedReply(db, request))) {
      await withIdempotency(database.checker, request, async (tx) => {
        const found = await findChange(tx, body.changeId, 'locked')
        const change = requireRead(requireWaiting(found, operator), body.fingerprint)
        if (body.verdict === 'refuse') await refuse(tx, change, operator, body.note)
        else {
          await confirming.requireSigned(tx, signing(change, operator), body, at)
          await approve(tx, change, operator, body.note)
        }
        return {}
      }).catch((error) => endStale(error, body.changeId))
      deps.wakeJobs()
    }
    const stored = await findChange(db, body.changeId)
    return toChange(stored!, operator)
  }

  return { challenge, decide }
}

const staleWords = 'When it was to be approved, the row was no longer as it was when this was asked for.'

/** The change that they may decide. Throws where there is none. */
function requireWaiting(change: StoredChange | undefined, operator: SignedInOperator): StoredChange {
  if (!change) throw notFound()
  requireDecider(change, operator)
  if (change.status !== 'waiting') throw new DomainError('changeEnded')
  return change
}

function requireRead(change: StoredChange, fingerprint: string): StoredChange {
  if (fingerprint !== change.fingerprint)
    throw invalidField('fingerprint', 'This is not the change that you have read. Open it again.')
  return change
}

function requireDecider(change: StoredChange, operator: SignedInOperator): void {
  if (isForAnother(change, operator)) throw new DomainError('ownChange')
  if (!mayCheck(change, operator)) throw new DomainError('forbidden')
}

async function refuse(tx: Tx, { id }: StoredChange, operator: SignedInOperator, note: string | undefined) {
  if (note === undefined) throw invalidField('note', 'Say why, so that whoever asked knows.')
  await moveChange(tx, id, { status: 'refused', decidedBy: operator.id, note })
}

/** Applies it in the same commit, or leaves it to its time. A row that has changed since is not overwritten. */
async function approve(tx: Tx, change: StoredChange, operator: SignedInOperator, note: string | undefined) {
  await holdRow(tx, change)
  const write = () => writeRow(tx, change, change.makerId)
  await (change.isDue ? write() : tryOut(tx, write))
  const status = change.isDue ? 'applied' : 'scheduled'
  await moveChange(tx, change.id, { status, decidedBy: operator.id, note })
}
