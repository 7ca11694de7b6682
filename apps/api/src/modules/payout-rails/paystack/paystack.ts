import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { type FeeBands, feeOf } from '../fee-bands.ts'
import {
  type OpenWord,
  type PayoutAccount,
  type PayoutAnswer,
  type PayoutOrder,
  type PayoutProvider,
  type ProviderBank,
  type ProviderLedgerLine,
  type TransferFacts,
  type Unknown,
  unknownBecause,
} from '../payout-provider.ts'
import { type Answered, askPaystack, type PaystackLine, type Question } from './ask-paystack.ts'
import { failReasons } from './fail-reasons.ts'
import {
  balanceSchema,
  banksSchema,
  bulkSchema,
  ledgerSchema,
  recipientSchema,
  resolvedSchema,
  type Transfer,
  transferSchema,
} from './paystack.schemas.ts'
import { type CallbackKeys, parseCallback } from './paystack-callback.ts'

export interface PaystackOptions extends PaystackLine, CallbackKeys {
  readonly feeBands: FeeBands
}

/** As `payout_rails` names it. */
export const paystackName = 'paystack'

const openWords: readonly string[] = ['pending', 'otp', 'received'] satisfies OpenWord[]
const failWords = Object.keys(failReasons) as (keyof typeof failReasons)[]

/** The recipient's type is spelled another way than the bank's. */
const recipientTypes: Partial<Record<CurrencyId, Partial<Record<PayoutAccount['kind'], string>>>> = {
  1: { bank: 'nuban' },
  2: { bank: 'ghipss', mobileMoney: 'mobile_money' },
}
const bankKinds: Readonly<Record<string, PayoutAccount['kind']>> = {
  nuban: 'bank',
  ghipps: 'bank',
  ghipss: 'bank',
  mobile_money: 'mobileMoney',
}
const countries: Partial<Record<CurrencyId, string>> = { 1: 'nigeria', 2: 'ghana' }

/** Paystack, over HTTP, by its published contract. Whatever it does not say clearly is `unknown`. */
export function createPaystack(options: PaystackOptions): PayoutProvider {
  const ask = (question: Question) => askPaystack(options, question)

  const send = async (order: PayoutOrder): Promise<PayoutAnswer> => {
    const { reference, amountMinor, currencyId, recipientCode, narration } = order
    const answer = await ask({
      method: 'POST',
      path: '/transfer',
      body: {
        source: 'balance',
        amount: wholeNumber(amountMinor),
        recipient: recipientCode,
        reference,
        reason: narration,
        currency: currencies[currencyId].name,
      },
    })
    return sameAs(order, answerOf(answer, refusedSend))
  }

  const sendMany = async (orders: readonly PayoutOrder[]): Promise<readonly PayoutAnswer[]> => {
    const [first] = orders
    if (!first) return []
    const answer = await ask({
      method: 'POST',
      path: '/transfer/bulk',
      body: {
        source: 'balance',
        currency: currencies[first.currencyId].name,
        transfers: orders.map(({ reference, amountMinor, recipientCode, narration }) => ({
          reference,
          amount: wholeNumber(amountMinor),
          recipient: recipientCode,
          reason: narration,
        })),
      },
    })
    if (answer.kind === 'unknown') return orders.map(() => answer)
    if (!isOk(answer)) return orders.map(() => refusedSend(answer))
    const parsed = z.safeParse(bulkSchema, answer.body)
    if (!parsed.success) return orders.map(() => nonsense(answer))
    const lines = new Map(parsed.data.data.map((line) => [line.reference, line]))
    return orders.map((order) => {
      const line = lines.get(order.reference)
      if (!line) return unknownBecause('missing', 'The reply to the list does not name it.')
      const { recipient, ...transfer } = line
      return sameAs(order, judge({ ...transfer, recipient: { recipient_code: recipient } }))
    })
  }

  const verify = async (reference: string): Promise<PayoutAnswer> => {
    const answer = await ask({ path: `/transfer/verify/${encodeURIComponent(reference)}` })
    const judged = answerOf(answer, refusedVerify)
    return judged.kind !== 'unknown' && judged.facts.reference !== reference
      ? unknownBecause('differs', `It answered about ${judged.facts.reference}.`)
      : judged
  }

  const createRecipient: PayoutProvider['createRecipient'] = async (account) => {
    const { currencyId, kind, bankCode, accountNumber, accountName } = account
    const type = recipientTypes[currencyId]?.[kind]
    if (!type) return { kind: 'refused', reason: 'This provider does not pay to such accounts.' }
    const answer = await ask({
      method: 'POST',
      path: '/transferrecipient',
      body: {
        type,
        name: accountName,
        account_number: accountNumber,
        bank_code: bankCode,
        currency: currencies[currencyId].name,
      },
    })
    if (answer.kind === 'unknown') return answer
    if (answer.status === 400 || answer.status === 422)
      return { kind: 'refused', reason: answer.message || 'The provider does not know this account.' }
    const parsed = isOk(answer) ? z.safeParse(recipientSchema, answer.body) : undefined
    return parsed?.success
      ? { kind: 'made', recipientCode: parsed.data.data.recipient_code }
      : nonsense(answer)
  }

  const resolve: PayoutProvider['resolve'] = async ({ bankCode, accountNumber }) => {
    const answer = await ask({
      path: '/bank/resolve',
      query: { account_number: accountNumber, bank_code: bankCode },
    })
    if (answer.kind === 'unknown') return answer
    if ([400, 404, 422].includes(answer.status)) return unknownBecause('missing', answer.message)
    const parsed = isOk(answer) ? z.safeParse(resolvedSchema, answer.body) : undefined
    if (!parsed?.success) return nonsense(answer)
    const { account_number: answered, account_name: name } = parsed.data.data
    const isSame =
      typeof answered === 'number' ? answered === Number(accountNumber) : answered === accountNumber
    return isSame
      ? { kind: 'resolved', accountName: name.replace(/\s+/g, ' ') }
      : unknownBecause('differs', 'It answered about another number.')
  }

  const listBanks = async (currencyId: CurrencyId): Promise<readonly ProviderBank[] | Unknown> => {
    const country = countries[currencyId]
    if (!country) return []
    const banks: ProviderBank[] = []
    let next: string | undefined
    for (let page = 0; page < maxPages; page++) {
      const query = { country, currency: currencies[currencyId].name, use_cursor: 'true', perPage: '100' }
      const answer = await ask({ path: '/bank', query: { ...query, ...(next && { next }) } })
      if (answer.kind === 'unknown') return answer
      const parsed = isOk(answer) ? z.safeParse(banksSchema, answer.body) : undefined
      if (!parsed?.success) return nonsense(answer)
      for (const bank of parsed.data.data) {
        const kind = bankKinds[bank.type]
        if (kind && bank.active && bank.supports_transfer && !bank.is_deleted)
          banks.push({ code: bank.code, name: bank.name, kind, currencyId })
      }
      next = parsed.data.meta?.next ?? undefined
      if (!next) return banks
    }
    return unknownBecause('nonsense', 'The list of banks has no end.')
  }

  const balance = async (currencyId: CurrencyId): Promise<bigint | Unknown> => {
    const answer = await ask({ path: '/balance' })
    if (answer.kind === 'unknown') return answer
    const parsed = isOk(answer) ? z.safeParse(balanceSchema, answer.body) : undefined
    if (!parsed?.success) return nonsense(answer)
    const { name: code } = currencies[currencyId]
    return BigInt(parsed.data.data.find(({ currency }) => currency === code)?.balance ?? 0)
  }

  const ledger = async (from: Date, to: Date): Promise<readonly ProviderLedgerLine[] | Unknown> => {
    const lines: ProviderLedgerLine[] = []
    const span = { from: from.toISOString(), to: to.toISOString(), perPage: '100' }
    for (let page = 1; page <= maxPages; page++) {
      const answer = await ask({ path: '/balance/ledger', query: { ...span, page: String(page) } })
      if (answer.kind === 'unknown') return answer
      const parsed = isOk(answer) ? z.safeParse(ledgerSchema, answer.body) : undefined
      if (!parsed?.success) return nonsense(answer)
      for (const { id, currency, difference, balance: after, reason, createdAt } of parsed.data.data)
        lines.push({
          id: String(id),
          currency,
          differenceMinor: BigInt(difference),
          balanceMinor: BigInt(after),
          reason,
          time: createdAt,
        })
      if (page >= parsed.data.meta.pageCount) return lines
    }
    return unknownBecause('nonsense', 'The ledger has no end.')
  }

  return {
    name: paystackName,
    listBanks,
    resolve,
    createRecipient,
    send,
    sendMany,
    verify,
    parseWebhook: (raw, headers) => parseCallback(raw, headers, options),
    balance,
    ledger,
    feeOf: (amountMinor, currencyId) => feeOf(options.feeBands, amountMinor, currencyId),
  }
}

const maxPages = 1_000

const isOk = ({ status }: Answered): boolean => status === 200 || status === 201

const nonsense = ({ status, message }: Answered): Unknown =>
  unknownBecause('nonsense', `HTTP ${status} that is not as published: ${message}`)

function answerOf(answer: Answered | Unknown, refused: (answer: Answered) => Unknown): PayoutAnswer {
  if (answer.kind === 'unknown') return answer
  if (!isOk(answer)) return refused(answer)
  const parsed = z.safeParse(transferSchema, answer.body)
  return parsed.success ? judge(parsed.data.data) : nonsense(answer)
}

/** A status that is not listed concludes nothing. */
function judge(transfer: Transfer): PayoutAnswer {
  const { status, recipient } = transfer
  const facts: TransferFacts = {
    reference: transfer.reference,
    amountMinor: BigInt(transfer.amount),
    currency: transfer.currency,
    recipientCode: typeof recipient === 'number' ? null : recipient.recipient_code,
    transferCode: transfer.transfer_code,
  }
  if (status === 'success') return { kind: 'conclusiveOk', facts }
  const failed = failWords.find((word) => word === status)
  if (failed)
    return {
      kind: 'conclusiveFail',
      word: failed,
      reason: transfer.gateway_response || failReasons[failed],
      facts,
    }
  if (openWords.includes(status)) return { kind: 'accepted', word: status as OpenWord, facts }
  return unknownBecause('nonsense', `A status that is not published: ${status}`)
}

/** What it answers has to be about what was asked: amount, currency and reference. */
function sameAs(order: PayoutOrder, answer: PayoutAnswer): PayoutAnswer {
  if (answer.kind === 'unknown') return answer
  const { reference, amountMinor, currency, recipientCode } = answer.facts
  const isSame =
    reference === order.reference &&
    amountMinor === order.amountMinor &&
    currency === currencies[order.currencyId].name &&
    (recipientCode === null || recipientCode === order.recipientCode)
  return isSame
    ? answer
    : unknownBecause('differs', `It answered ${currency} ${amountMinor} for ${reference}.`)
}

/** A refusal of a send is no end: the reference may be known all the same. */
const refusedSend = ({ status, message }: Answered): Unknown => {
  const detail = `HTTP ${status}: ${message}`
  if (/reference/i.test(message) && /already|unique|exist|duplicate/i.test(message))
    return unknownBecause('referenceUsed', detail)
  if (/balance/i.test(message)) return unknownBecause('balanceLow', detail)
  return unknownBecause('refused', detail)
}

/** 400 as well as 404: both were seen for a reference that is not known. */
const refusedVerify = ({ status, message }: Answered): Unknown =>
  status === 404 || (status === 400 && /not found/i.test(message))
    ? unknownBecause('missing', `HTTP ${status}: ${message}`)
    : unknownBecause('nonsense', `HTTP ${status}: ${message}`)

/** JSON has numbers alone, which are exact up to 2^53. */
function wholeNumber(minor: bigint): number {
  if (minor <= 0n || minor > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`An amount of ${minor}`)
  return Number(minor)
}
