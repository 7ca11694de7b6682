import { currencies } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { crashPoint, type Database, transaction } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Vault } from '../../../vault/index.ts'
import { findSealedAccount, sealedNumberOwner } from '../../bank-accounts/index.ts'
import type { PayoutAnswer, PayoutProvider, Unknown } from '../../payout-rails/index.ts'
import { nameRecipient, noteAnswer, requireRunningPayouts } from '../../payouts/index.ts'
import { moveAtProvider } from '../../withdrawals/index.ts'
import { isTrouble, noteAnswered, noteTrouble, pauseLeftMs } from '../guarding/breaker.repository.ts'
import { CapReached } from '../guarding/daily-cap.repository.ts'
import { type ExceptionKind, raiseException } from '../guarding/exceptions.repository.ts'
import { keepBalance } from '../guarding/rail-balances.repository.ts'
import { nextLookMs, type PayoutRails } from '../rails.ts'
import { beginPayout } from './begin-payout.ts'
import { type Conclusion, createEndAtProvider, sayReported, shown } from './end-at-provider.ts'
import { createSendTogether, orderOf } from './send-together.ts'
import {
  addStep,
  endTask,
  findRecipient,
  findTask,
  keepRecipient,
  type Learned,
  markSending,
  noteLearned,
  noteWaiting,
  type Task,
  type TaskKey,
  type WaitsFor,
} from './tasks.repository.ts'

/** When to come again; nothing where all is done. */
export type Next = { readonly againInMs: number } | undefined

/** Whether a look brought an answer, be it that it is pending. */
export type Looked = 'answered' | 'unknown'

export interface CarryOut {
  /** One step of a payout, from wherever it stands. Safe to run at any time, twice, and by two at once. */
  readonly step: (key: TaskKey) => Promise<Next>
  /** Several of one provider and currency, begun and sent in one call; whatever stands otherwise is left to its own steps. */
  readonly sendTogether: (keys: readonly TaskKey[]) => Promise<void>
  /** Asks the provider how it stands, also where it has ended: what was paid may have come back. */
  readonly look: (key: TaskKey) => Promise<Looked>
}

/** Sends refused in words before the money goes back. */
const mostRefusals = 3
const missesNeeded = 2
const { queued, sent, unknown, paid } = withdrawalStatus

/**
 * Sends a payout and finds out what became of it. Its reference is one for life. Whatever is not conclusive is asked for, never
 * sent again, but where the provider knows no such reference: that has to be said twice, after the time in which one may be on
 * its way. No call to the provider is made inside a transaction; what is done is written before and after.
 */
export function createCarryOut(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  rails: PayoutRails,
): CarryOut {
  const { db } = database
  const { pace } = rails
  const end = createEndAtProvider(database)
  const providerOf = ({ provider }: Task): PayoutProvider => {
    const found = rails.providers.get(provider)
    if (!found) throw new Error(`No provider is configured as ${provider}.`)
    return found
  }

  const step = async (key: TaskKey): Promise<Next> => {
    const task = await findTask(database, rails, key)
    if (!task || task.isEnded) return undefined
    if (task.status >= paid || task.isByHand) {
      await endTask(db, task)
      return undefined
    }
    const pause = await pauseLeftMs(database, rails, task.provider)
    if (pause > 0) return wait(task, 'provider', pause)
    if (task.word !== null) return task.sends === 0 ? prepare(task) : ask(task)
    if (task.status !== queued) return { againInMs: pace.waitMs }
    const begun = await begin(task)
    return begun === 'begun' ? again(task) : begun
  }

  const wait = async (task: Task, why: WaitsFor, againInMs: number): Promise<Next> => {
    await noteWaiting(db, task, why)
    return { againInMs }
  }

  const alarm = (task: Task, kind: ExceptionKind, detail: string) =>
    raiseException(db, {
      kind,
      provider: task.provider,
      reference: task.reference,
      userId: task.userId,
      withdrawalId: task.withdrawalId,
      detail,
    })

  /** Every answer counts for or against the provider. */
  const heard = async (task: Task, answer: { readonly kind: string }): Promise<void> => {
    if (answer.kind !== 'unknown' || !isTrouble(answer as Unknown)) return noteAnswered(db, task.provider)
    const trouble = answer as Unknown
    await noteTrouble(db, rails, task.provider, trouble)
    if (trouble.why === 'locked')
      await raiseException(db, {
        kind: 'keyRefused',
        provider: task.provider,
        reference: '',
        detail: trouble.detail,
      })
  }

  /** Where another was faster, the next step sees how it ended. */
  const conclude = async (task: Task, conclusion: Conclusion): Promise<Next> =>
    (await end(task, conclusion)) ? undefined : { againInMs: pace.firstLookMs }

  /** Nothing, where the balance is enough for it and what else goes out in the same call. */
  const isFunded = async (task: Task, beside = 0n): Promise<Next> => {
    const provider = providerOf(task)
    const balance = await provider.balance(task.currencyId)
    if (typeof balance !== 'bigint') {
      await heard(task, balance)
      return wait(task, 'provider', nextLookMs(pace, task.looks))
    }
    await keepBalance(db, { provider: task.provider, currencyId: task.currencyId, balance })
    const needed = task.net + provider.feeOf(task.net, task.currencyId)
    return balance < needed + beside ? wait(task, 'balance', pace.waitMs) : undefined
  }

  const begin = async (task: Task, beside = 0n): Promise<Next | 'begun'> => {
    if (!task.isAccountSame) {
      await alarm(task, 'accountChanged', 'The account is not the one that was confirmed.')
      return wait(task, 'account', pace.longestLookMs)
    }
    const later = await isFunded(task, beside)
    if (later) return later
    try {
      if (!(await beginPayout(database, rails, task))) return { againInMs: 0 }
    } catch (error) {
      if (error instanceof CapReached) return wait(task, 'cap', pace.waitMs)
      if (isStopped(error)) return wait(task, 'stopped', pace.waitMs)
      if (isUnreleased(error)) return wait(task, 'release', pace.waitMs)
      if (isRefused(error)) return wait(task, 'pause', pace.waitMs)
      throw error
    }
    crashPoint('payouts.begun')
    return 'begun'
  }

  /** The same withdrawal a step further, without waiting for the next job. */
  const again = async ({ userId, withdrawalId }: TaskKey): Promise<Next> => step({ userId, withdrawalId })

  const prepare = async (task: Task): Promise<Next> => {
    const recipientCode = await namedFor(task)
    return typeof recipientCode === 'string' ? send(task, recipientCode) : recipientCode
  }

  /** Whom the provider pays; or when to come again, where it does not know or does not want them. */
  const namedFor = async (task: Task): Promise<string | Next> => {
    const recipientCode = task.recipientCode ?? (await recipientOf(task))
    if (typeof recipientCode === 'string') return recipientCode
    if (recipientCode.kind === 'refused')
      return conclude(task, { kind: 'neverTaken', reason: recipientCode.reason })
    return wait(task, 'provider', nextLookMs(pace, task.looks))
  }

  const recipientOf = async (task: Task): Promise<string | { kind: 'refused'; reason: string } | Unknown> => {
    const known = await findRecipient(db, task)
    if (known) {
      await transaction(db, (tx) => nameRecipient(tx, task, known))
      return known
    }
    const account = await findSealedAccount(db, task.userId, task.bankAccountId)
    if (!account) throw new Error('The account of a withdrawal is gone.')
    const answer = await providerOf(task).createRecipient({
      currencyId: task.currencyId,
      kind: task.accountKind,
      bankCode: task.bankCode,
      accountNumber: vault.open(account.sealedNumber, sealedNumberOwner(account.publicId)).toString(),
      accountName: task.accountName,
    })
    await heard(task, answer)
    await addStep(db, task, stepOf('recipient', answer))
    await noteLearnedAlone(task)
    if (answer.kind !== 'made') return answer
    await keepRecipient(db, task, answer.recipientCode)
    const kept = (await findRecipient(db, task)) ?? answer.recipientCode
    await transaction(db, (tx) => nameRecipient(tx, task, kept))
    return kept
  }

  const noteLearnedAlone = (task: Task, learned: Learned = {}) =>
    transaction(db, (tx) => noteLearned(tx, rails, task, learned))

  const markSent = async (task: Task): Promise<boolean | 'stopped'> => {
    try {
      return await transaction(db, async (tx) => {
        await requireRunningPayouts(tx)
        if (!(await markSending(tx, rails, task))) return false
        await addStep(tx, task, { step: 'sending', detail: shown(task) })
        return true
      })
    } catch (error) {
      if (isStopped(error)) return 'stopped'
      throw error
    }
  }

  const send = async (task: Task, recipientCode: string): Promise<Next> => {
    const isOurs = await markSent(task)
    if (isOurs === 'stopped') return wait(task, 'stopped', pace.waitMs)
    if (!isOurs) return { againInMs: pace.firstLookMs }
    crashPoint('payouts.beforeSend')
    const answer = await providerOf(task).send(orderOf(task, recipientCode))
    crashPoint('payouts.afterSend')
    await heard(task, answer)
    return apply({ ...task, recipientCode, sends: task.sends + 1 }, 'sent', answer)
  }

  const ask = async (task: Task): Promise<Next> => {
    const answer = await providerOf(task).verify(task.reference)
    crashPoint('payouts.afterVerify')
    await heard(task, answer)
    if (answer.kind === 'unknown' && answer.why === 'missing' && !task.isKnown) return missed(task, answer)
    return apply(task, 'asked', answer)
  }

  /** Nobody knows the reference: for now, or for good. */
  const missed = async (task: Task, answer: Unknown): Promise<Next> => {
    if (task.settlesInMs > 0 || task.nextMissInMs > 0) {
      await addStep(db, task, { step: 'asked', answer: answer.why, detail: 'Too early to count.' })
      await becomeUnknown(task)
      return { againInMs: Math.max(task.settlesInMs, task.nextMissInMs) }
    }
    await transaction(db, async (tx) => {
      await addStep(tx, task, { step: 'asked', answer: answer.why, detail: answer.detail })
      await noteLearned(tx, rails, task, { isMissing: true })
    })
    await becomeUnknown(task)
    if (task.missing + 1 < missesNeeded) return { againInMs: pace.betweenMissesMs }
    if (task.refusals >= mostRefusals) {
      return conclude(task, { kind: 'neverTaken', reason: 'The bank does not take this payment.' })
    }
    const later = await isFunded(task)
    if (later) return later
    return task.recipientCode === null ? prepare(task) : send(task, task.recipientCode)
  }

  const becomeUnknown = (task: Task) =>
    transaction(db, async (tx) => {
      if (task.word === 'submitting') await noteAnswer(tx, task, { word: 'unknown', transferCode: null })
      await moveAtProvider(tx, task, unknown)
    })

  const apply = async (task: Task, name: 'sent' | 'asked', answer: PayoutAnswer): Promise<Next> => {
    const judged = await requireSame(task, answer)
    if (judged.kind === 'conclusiveOk' || judged.kind === 'conclusiveFail') {
      await addStep(db, task, stepOf(name, judged))
      return conclude(task, judged)
    }
    if (judged.kind === 'accepted') {
      await transaction(db, async (tx) => {
        await addStep(tx, task, stepOf(name, judged))
        await noteLearned(tx, rails, task, { isKnown: true })
        if (await noteAnswer(tx, task, { word: judged.word, transferCode: judged.facts.transferCode }))
          await moveAtProvider(tx, task, sent)
      })
      return { againInMs: nextLookMs(pace, task.looks) }
    }
    return notKnown(task, name, judged)
  }

  const notKnown = async (task: Task, name: 'sent' | 'asked', answer: Unknown): Promise<Next> => {
    const isKnown = answer.why === 'referenceUsed' || answer.why === 'differs'
    await transaction(db, async (tx) => {
      await addStep(tx, task, stepOf(name, answer))
      await noteLearned(tx, rails, task, {
        isRefused: name === 'sent' && answer.why === 'refused',
        ...(isKnown && { isKnown: true as const }),
      })
      if (name === 'sent' && (await noteAnswer(tx, task, { word: 'unknown', transferCode: null })))
        await moveAtProvider(tx, task, unknown)
    })
    if (answer.why === 'missing')
      await alarm(task, 'vanished', 'It was accepted, and now the provider does not know it.')
    return { againInMs: name === 'sent' ? pace.firstLookMs : nextLookMs(pace, task.looks) }
  }

  /** What it is about has to be what was asked for. Else no money moves, and somebody looks. */
  const requireSame = async (task: Task, answer: PayoutAnswer): Promise<PayoutAnswer> => {
    if (answer.kind === 'unknown') {
      if (answer.why === 'differs') await alarm(task, 'answerDiffers', answer.detail)
      if (answer.why === 'nonsense') await alarm(task, 'strangeAnswer', answer.detail)
      return answer
    }
    const { reference, amountMinor, currency, recipientCode } = answer.facts
    const isSame =
      reference === task.reference &&
      amountMinor === task.net &&
      currency === currencies[task.currencyId].name &&
      (recipientCode === null || task.recipientCode === null || recipientCode === task.recipientCode)
    if (isSame) return answer
    const detail = `It says ${sayReported(amountMinor, currency)} for ${reference}; sent were ${shown(task)}.`
    await alarm(task, 'answerDiffers', detail)
    return { kind: 'unknown', why: 'differs', detail }
  }

  const look = async (key: TaskKey): Promise<Looked> => {
    const task = await findTask(database, rails, key)
    if (!task || task.word === null || task.isByHand) return 'answered'
    if ((await pauseLeftMs(database, rails, task.provider)) > 0) return 'unknown'
    const answer = await providerOf(task).verify(task.reference)
    await heard(task, answer)
    if (answer.kind === 'unknown' && answer.why === 'missing' && !task.isKnown) {
      await addStep(db, task, stepOf('asked', answer))
      return 'answered'
    }
    if (task.status < paid) {
      await apply(task, 'asked', answer)
      return answer.kind === 'unknown' ? 'unknown' : 'answered'
    }
    return lookAgain(task, await requireSame(task, answer))
  }

  /** It has ended. A success may yet be reversed, once; a failure that was paid after all is an alarm. */
  const lookAgain = async (task: Task, answer: PayoutAnswer): Promise<Looked> => {
    await addStep(db, task, stepOf('asked', answer))
    if (answer.kind === 'unknown') return 'unknown'
    const isReversed = answer.kind === 'conclusiveFail' && answer.word === 'reversed'
    if (task.status === paid && isReversed) await end(task, answer)
    else if (task.status === paid && answer.kind !== 'conclusiveOk')
      await alarm(task, 'answerDiffers', `It was paid, and now the provider says otherwise.`)
    else if (task.word !== 'success' && task.word !== 'reversed' && answer.kind === 'conclusiveOk')
      await alarm(task, 'paidAfterFailure', `${shown(task)} went back to the seller, and the bank paid it.`)
    return 'answered'
  }

  const sendTogether = createSendTogether({
    find: (key) => findTask(database, rails, key),
    isLeftAlone: async ({ provider }) => (await pauseLeftMs(database, rails, provider)) > 0,
    begin,
    namedFor,
    markSent,
    send: (orders, task) => providerOf(task).sendMany(orders),
    heard,
    apply: (task, answer) => apply(task, 'sent', answer),
  })

  return { step, sendTogether, look }
}

/** Over the limit, and no second person has released it yet. */
const isUnreleased = (error: unknown): boolean =>
  error instanceof DomainError && error.errorName === 'releaseNeeded'

const isStopped = (error: unknown): boolean =>
  error instanceof DomainError && error.errorName === 'payoutsStopped'

const refusals: readonly string[] = ['payoutPaused', 'bankAccountBlocked', 'sellerOwes']
/** The seller is paused or owes us, or the account is blocked: looked at again until that is over. */
const isRefused = (error: unknown): boolean =>
  error instanceof DomainError && refusals.includes(error.errorName)

const stepOf = (
  step: 'recipient' | 'sent' | 'asked',
  answer: PayoutAnswer | { kind: 'made'; recipientCode: string } | { kind: 'refused'; reason: string },
) => {
  if (answer.kind === 'unknown') return { step, answer: answer.why, detail: answer.detail }
  if (answer.kind === 'made') return { step, answer: 'made' }
  if (answer.kind === 'refused') return { step, answer: 'refused', detail: answer.reason }
  if (answer.kind === 'accepted') return { step, answer: answer.word }
  if (answer.kind === 'conclusiveOk') return { step, answer: 'success' }
  return { step, answer: answer.word, detail: answer.reason }
}
