import type { CurrencyId } from '@kaadi/contract/primitives'

/** Whom money goes to, as the bank knows them. */
export interface PayoutAccount {
  readonly currencyId: CurrencyId
  readonly kind: 'bank' | 'mobileMoney'
  readonly bankCode: string
  /** Text: a number would lose its leading zeros. */
  readonly accountNumber: string
  readonly accountName: string
}

export interface PayoutOrder {
  /** Ours, one for life. Sending it again is asking again, never paying again. */
  readonly reference: string
  /** Kobo, pesewas. */
  readonly amountMinor: bigint
  readonly currencyId: CurrencyId
  readonly recipientCode: string
  /** What the bank shows beside it. */
  readonly narration: string
}

/** What the provider says a transfer is: to be compared with what was asked for. */
export interface TransferFacts {
  readonly reference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly recipientCode: string | null
  /** The provider's own name of it. */
  readonly transferCode: string | null
}

/** A transfer that has not ended, in the provider's words. */
export type OpenWord = 'pending' | 'otp' | 'received'
/** One that has ended without paying. */
export type FailWord = 'failed' | 'abandoned' | 'blocked' | 'rejected' | 'reversed'

/**
 * Why nothing is known. `missing`: the provider knows no such reference, now. `refused`: it said no, and may know it all the
 * same. `locked`: our key or address is not let in. `differs`: it answered about something else than was asked.
 */
export type UnknownWhy =
  | 'noAnswer'
  | 'busy'
  | 'nonsense'
  | 'missing'
  | 'refused'
  | 'referenceUsed'
  | 'balanceLow'
  | 'locked'
  | 'differs'

/** Every answer to a payout is one of four. Money moves by `conclusiveOk` and `conclusiveFail` alone. */
export type PayoutAnswer =
  | { readonly kind: 'accepted'; readonly word: OpenWord; readonly facts: TransferFacts }
  | { readonly kind: 'conclusiveOk'; readonly facts: TransferFacts }
  | {
      readonly kind: 'conclusiveFail'
      readonly word: FailWord
      readonly reason: string
      readonly facts: TransferFacts
    }
  | Unknown

export interface Unknown {
  readonly kind: 'unknown'
  readonly why: UnknownWhy
  /** For operators: what came back, in short. */
  readonly detail: string
}

export type RecipientAnswer =
  | { readonly kind: 'made'; readonly recipientCode: string }
  /** The bank does not know the account: paying it will never work. */
  | { readonly kind: 'refused'; readonly reason: string }
  | Unknown

/** What a callback tells, once its signature was right. Nothing moves by it: the state is asked for. */
export interface ProviderEvent {
  readonly event: string
  readonly reference: string
  readonly amountMinor: bigint | null
  readonly currency: string | null
  readonly recipientCode: string | null
}

/** `forged`: not signed by a key of ours. `unreadable`: signed, and nothing we know. */
export type ParsedCallback =
  | { readonly kind: 'event'; readonly event: ProviderEvent; readonly key: 'current' | 'previous' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable'; readonly key: 'current' | 'previous' }

/** A line of the provider's own books: what the daily match compares ours with. */
export interface ProviderLedgerLine {
  readonly id: string
  readonly currency: string
  /** Negative where money left. */
  readonly differenceMinor: bigint
  readonly balanceMinor: bigint
  readonly reason: string
  readonly time: string
}

export interface ProviderBank {
  readonly code: string
  readonly name: string
  readonly kind: PayoutAccount['kind']
  readonly currencyId: CurrencyId
}

/** Whoever carries payouts out by machine. Calls never throw for what the other side does: they answer `unknown`. */
export interface PayoutProvider {
  /** As `payout_rails` names it. */
  readonly name: string
  readonly listBanks: (currencyId: CurrencyId) => Promise<readonly ProviderBank[] | Unknown>
  readonly resolve: (
    account: Pick<PayoutAccount, 'bankCode' | 'accountNumber'>,
  ) => Promise<{ readonly kind: 'resolved'; readonly accountName: string } | Unknown>
  readonly createRecipient: (account: PayoutAccount) => Promise<RecipientAnswer>
  readonly send: (order: PayoutOrder) => Promise<PayoutAnswer>
  /** Several of one currency in one call, each with its own reference. */
  readonly sendMany: (orders: readonly PayoutOrder[]) => Promise<readonly PayoutAnswer[]>
  readonly verify: (reference: string) => Promise<PayoutAnswer>
  readonly parseWebhook: (raw: Buffer, headers: CallbackHeaders) => ParsedCallback
  readonly balance: (currencyId: CurrencyId) => Promise<bigint | Unknown>
  readonly ledger: (from: Date, to: Date) => Promise<readonly ProviderLedgerLine[] | Unknown>
  /** What the provider takes for a transfer, on top of it. */
  readonly feeOf: (amountMinor: bigint, currencyId: CurrencyId) => bigint
}

export type CallbackHeaders = Readonly<Record<string, string | string[] | undefined>>

export const unknownBecause = (why: UnknownWhy, detail: string): Unknown => ({
  kind: 'unknown',
  why,
  detail: detail.replace(/\s+/g, ' ').slice(0, 200),
})
