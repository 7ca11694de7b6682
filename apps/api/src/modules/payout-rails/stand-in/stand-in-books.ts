import { currencies, currencyIds } from '@kaadi/contract/primitives'
import { type FeeBands, feeOf } from '../fee-bands.ts'
import type { Behaviour, PlannedCallback } from './stand-in-behaviour.ts'
import type { StandInRecord, StandInTransfer } from './stand-in-record.ts'

export interface StandInBooks {
  readonly balanceOf: (currency: string) => number
  readonly fund: (currency: string, amount: number) => void
  /** Undefined where the balance does not reach. */
  readonly open: (wanted: WantedTransfer) => StandInTransfer | undefined
  readonly find: (reference: string) => StandInTransfer | undefined
  /** Our approval was given, refused, or could not be asked for. */
  readonly decide: (transfer: StandInTransfer, verdict: 'pending' | 'rejected' | 'blocked') => StandInTransfer
  /** Brings every transfer to where it stands by now. */
  readonly settle: () => void
}

export interface WantedTransfer {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly recipientCode: string
  readonly accountNumber: string
  readonly reason: string
  readonly waitsForApproval: boolean
}

/** The provider's own money: what left it, what came back, and what it will tell. */
export function createStandInBooks(
  record: StandInRecord,
  options: { readonly now: () => number; readonly behaviour: Behaviour; readonly feeBands: FeeBands },
): StandInBooks {
  const { now, behaviour, feeBands } = options
  const balances = new Map<string, number>()
  for (const { currency, balance } of record.lines.values()) balances.set(currency, balance)
  const byReference = new Map<string, number>()
  for (const { id, reference } of record.transfers.values()) byReference.set(reference, id)
  const openIds = new Set<number>()
  for (const transfer of record.transfers.values()) if (mayChange(transfer)) openIds.add(transfer.id)

  const feeFor = ({ amount, currency }: WantedTransfer): number => {
    const currencyId = currencyIds.find((id) => currencies[id].name === currency)
    return currencyId ? Number(feeOf(feeBands, BigInt(amount), currencyId)) : 0
  }
  const balanceOf = (currency: string): number => balances.get(currency) ?? 0
  const book = (currency: string, difference: number, reason: string): void => {
    const balance = balanceOf(currency) + difference
    balances.set(currency, balance)
    record.keep('line', { id: record.nextId(), currency, difference, balance, reason, timeMs: now() })
  }
  const keep = (transfer: StandInTransfer): StandInTransfer => {
    record.keep('transfer', transfer)
    if (mayChange(transfer)) openIds.add(transfer.id)
    else openIds.delete(transfer.id)
    return transfer
  }
  const find = (reference: string): StandInTransfer | undefined => {
    const id = byReference.get(reference)
    return id === undefined ? undefined : record.transfers.get(id)
  }
  const plan = ({ reference }: StandInTransfer, word: string, callback: PlannedCallback, fromMs: number) => {
    const event = `transfer.${word === 'success' || word === 'reversed' ? word : 'failed'}`
    for (let time = 0; time < (callback.times ?? 1); time++)
      record.keep('callback', {
        id: record.nextId(),
        reference,
        event,
        dueAtMs: fromMs + callback.afterMs,
        tries: 0,
        isDelivered: false,
        spoiled: callback.spoiled ?? null,
      })
  }
  const planAll = (transfer: StandInTransfer): void => {
    const { outcome, afterMs, reversedAfterMs, callbacks = [] } = transfer.plan
    const endMs = transfer.createdAtMs + afterMs
    for (const callback of callbacks)
      if (callback.of === 'outcome') plan(transfer, outcome, callback, endMs)
      else if (reversedAfterMs !== undefined) plan(transfer, 'reversed', callback, endMs + reversedAfterMs)
  }
  const end = (transfer: StandInTransfer, status: string): StandInTransfer => {
    const after = keep({ ...transfer, status, endedAtMs: now() })
    if (status !== 'success')
      book(transfer.currency, transfer.amount + transfer.fee, `Returned ${transfer.reference}`)
    return after
  }

  const step = (transfer: StandInTransfer): void => {
    const { outcome, afterMs, reversedAfterMs } = transfer.plan
    const endMs = transfer.createdAtMs + afterMs
    let current = transfer
    if (current.status === 'pending' && now() >= endMs) current = end(current, outcome)
    if (current.status === 'success' && reversedAfterMs !== undefined && now() >= endMs + reversedAfterMs)
      end(current, 'reversed')
  }

  return {
    balanceOf,
    fund: (currency, amount) => book(currency, amount, 'Top up'),
    open: (given) => {
      const { waitsForApproval, accountNumber, ...wanted } = given
      const fee = feeFor(given)
      if (balanceOf(wanted.currency) < wanted.amount + fee) return undefined
      const id = record.nextId()
      const transfer = keep({
        ...wanted,
        id,
        transferCode: `TRF_${id.toString(36)}standin`,
        fee,
        createdAtMs: now(),
        plan: behaviour.planFor(wanted.reference, accountNumber),
        status: waitsForApproval ? 'received' : 'pending',
        endedAtMs: null,
      })
      byReference.set(transfer.reference, id)
      book(wanted.currency, -(wanted.amount + fee), `Transfer ${wanted.reference}`)
      if (!waitsForApproval) planAll(transfer)
      return transfer
    },
    find,
    decide: (transfer, verdict) => {
      if (verdict !== 'pending') return end(transfer, verdict)
      const approved = keep({ ...transfer, status: 'pending' })
      planAll(approved)
      return approved
    },
    settle: () => {
      for (const id of openIds) step(record.transfers.get(id)!)
    },
  }
}

const mayChange = ({ status, plan }: StandInTransfer): boolean =>
  status === 'pending' || (status === 'success' && plan.reversedAfterMs !== undefined)
