import { createHash } from 'node:crypto'
import type { FeeBands } from '../fee-bands.ts'
import { signatureHeader, signCallback } from '../paystack/paystack-callback.ts'
import { type Behaviour, type CallFault, type Operation, scriptedBehaviour } from './stand-in-behaviour.ts'
import { createStandInBooks } from './stand-in-books.ts'
import {
  openRecord,
  type StandInCallback,
  type StandInRecord,
  type StandInTransfer,
} from './stand-in-record.ts'
import {
  bankShape,
  bulkShape,
  createdShape,
  ledgerShape,
  recipientShape,
  verifiedShape,
} from './stand-in-shapes.ts'

export interface StandInCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly authorization: string | undefined
  readonly body: string
}

/** `silence` and `cut` are no answers: the line stays open, or breaks. */
export type StandInReply =
  | { readonly kind: 'silence' }
  | { readonly kind: 'cut' }
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly body: string
      readonly headers?: Readonly<Record<string, string>>
      readonly afterMs?: number
      /** It was to go wrong: what it says is no promise. */
      readonly isSpoiled?: true
    }

export interface Callback {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string>>
}
/** Posts a callback and answers the HTTP status that came back; undefined where nobody answered. */
export type PostCallback = (callback: Callback) => Promise<number | undefined>

export interface StandInOptions {
  readonly secretKey: string
  /** What it takes for a transfer, beside it: what the books expect. */
  readonly feeBands: FeeBands
  readonly record?: StandInRecord
  readonly behaviour?: Behaviour
  readonly now?: () => number
  /** Asks for our approval of each transfer; without it none is asked for. */
  readonly askApproval?: PostCallback
  readonly banks?: readonly { code: string; name: string; type: string; currency: string }[]
  readonly nameOf?: (accountNumber: string) => string
}

export interface StandInProvider {
  readonly record: StandInRecord
  readonly handle: (call: StandInCall) => Promise<StandInReply>
  readonly fund: (currency: string, amount: number) => void
  readonly balanceOf: (currency: string) => number
  readonly find: (reference: string) => StandInTransfer | undefined
  /** Posts the callbacks that are due, in the order in which they are due. What is not answered with 200 comes again. */
  readonly deliverDue: (post: PostCallback) => Promise<number>
}

/** Four tries three minutes apart, then hourly to 72 hours. */
const againAfterMs = (tries: number): number => (tries <= 4 ? 180_000 : 3_600_000)
const mostTries = 76

/**
 * The payout provider, without money: it keeps the published contract, has a record of its own that is the truth, and
 * misbehaves as it is told.
 */
export function createStandInProvider(options: StandInOptions): StandInProvider {
  const {
    secretKey,
    feeBands,
    now = Date.now,
    behaviour = scriptedBehaviour(),
    askApproval,
    banks = [],
  } = options
  const record = options.record ?? openRecord()
  const books = createStandInBooks(record, { now, behaviour, feeBands })

  const recipientOf = (code: string) =>
    [...record.recipients.values()].find((recipient) => recipient.code === code)

  const createRecipient = (body: Record<string, unknown>) => {
    const { type, name, account_number: accountNumber, bank_code: bankCode } = body
    const isText = [type, name, accountNumber, bankCode].every(
      (value) => typeof value === 'string' && value !== '',
    )
    if (!isText || String(accountNumber).endsWith('0000')) return refuse(400, 'Account number is invalid')
    const currency = String(body.currency ?? 'NGN')
    const known = [...record.recipients.values()].find(
      (recipient) =>
        recipient.accountNumber === accountNumber &&
        recipient.bankCode === bankCode &&
        recipient.type === type,
    )
    const id = record.nextId()
    const recipient = known ?? {
      id,
      code: `RCP_${createHash('sha256').update(`${bankCode}:${accountNumber}`).digest('hex').slice(0, 15)}`,
      type: String(type),
      name: String(name),
      accountNumber: String(accountNumber),
      bankCode: String(bankCode),
      currency,
    }
    if (!known) record.keep('recipient', recipient)
    return tell(201, 'Transfer recipient created successfully', recipientShape(recipient, now()))
  }

  const open = async (wanted: Record<string, unknown>, currency: string) => {
    const { reference, amount, recipient: code, reason = '' } = wanted
    if (typeof reference !== 'string' || !/^[a-z0-9_-]{16,}$/.test(reference))
      return refuse(400, 'Transfer reference is not in the correct format')
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
      return refuse(400, 'Amount is invalid')
    const recipient = recipientOf(String(code))
    if (!recipient) return refuse(404, 'Recipient specified is invalid')
    if (books.find(reference))
      return refuse(400, 'Please provide a unique reference. Reference already exists on a transfer')
    const opened = books.open({
      reference,
      amount,
      currency,
      recipientCode: recipient.code,
      accountNumber: recipient.accountNumber,
      reason: String(reason),
      waitsForApproval: askApproval !== undefined,
    })
    if (!opened) return refuse(400, 'Your balance is not enough to fulfil this request')
    const transfer = askApproval ? await approve(opened, askApproval) : opened
    return { transfer, recipient }
  }

  const approve = async (transfer: StandInTransfer, post: PostCallback): Promise<StandInTransfer> => {
    const recipient = recipientOf(transfer.recipientCode)!
    const raw = Buffer.from(
      JSON.stringify({
        event: 'transferrequest.approval-required',
        data: verifiedShape(transfer, recipient),
      }),
    )
    const status = await post({ raw, headers: { [signatureHeader]: signCallback(raw, secretKey) } })
    return books.decide(transfer, status === 200 ? 'pending' : status === undefined ? 'blocked' : 'rejected')
  }

  const send = async (body: Record<string, unknown>) => {
    const made = await open(body, String(body.currency ?? 'NGN'))
    return 'kind' in made
      ? made
      : tell(200, 'Transfer has been queued', createdShape(made.transfer, made.recipient))
  }

  const sendMany = async (body: Record<string, unknown>) => {
    const answered: object[] = []
    for (const wanted of (body.transfers ?? []) as Record<string, unknown>[]) {
      const made = await open(wanted, String(body.currency ?? 'NGN'))
      if (!('kind' in made)) answered.push(bulkShape(made.transfer))
    }
    return tell(200, `${answered.length} transfers queued.`, answered)
  }

  const verify = (reference: string) => {
    const transfer = books.find(reference)
    const isHidden = transfer && now() < transfer.createdAtMs + (transfer.plan.hiddenMs ?? 0)
    if (!transfer || isHidden) return refuse(404, 'Transfer not found')
    return tell(200, 'Transfer retrieved', verifiedShape(transfer, recipientOf(transfer.recipientCode)!))
  }

  const resolve = (query: URLSearchParams) => {
    const number = query.get('account_number') ?? ''
    if (!/^\d{6,20}$/.test(number) || number.endsWith('0000') || !query.get('bank_code'))
      return refuse(422, 'Could not resolve account name. Check parameters or try again.')
    const name = options.nameOf?.(number) ?? 'ADAEZE OKAFOR'
    return tell(200, 'Account number resolved', { account_number: number, account_name: name, bank_id: 9 })
  }

  const listBanks = (query: URLSearchParams) => {
    const currency = query.get('currency')
    const listed = banks.filter((bank) => !currency || bank.currency === currency)
    return tell(200, 'Banks retrieved', listed.map(bankShape))
  }

  const ledger = (query: URLSearchParams) => {
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')]
    const perPage = Number(query.get('perPage') ?? 50)
    const page = Number(query.get('page') ?? 1)
    const lines = [...record.lines.values()].filter(({ timeMs }) => !(timeMs < from) && !(timeMs > to))
    const shown = lines.slice((page - 1) * perPage, page * perPage).map(ledgerShape)
    const pageCount = Math.max(1, Math.ceil(lines.length / perPage))
    const meta = { total: lines.length, skipped: (page - 1) * perPage, perPage, page, pageCount }
    return json(200, { status: true, message: 'Balance ledger retrieved', data: shown, meta })
  }

  const work = async (operation: Operation, url: URL, body: Record<string, unknown>): Promise<Answer> => {
    if (operation === 'recipient') return createRecipient(body)
    if (operation === 'send') return send(body)
    if (operation === 'sendMany') return sendMany(body)
    if (operation === 'verify') return verify(decodeURIComponent(url.pathname.split('/').at(-1)!))
    if (operation === 'resolve') return resolve(url.searchParams)
    if (operation === 'bank') return listBanks(url.searchParams)
    if (operation === 'ledger') return ledger(url.searchParams)
    const currencies = ['NGN', 'GHS'].map((currency) => ({ currency, balance: books.balanceOf(currency) }))
    return tell(200, 'Balances retrieved', currencies)
  }

  const handle = async ({ method, path, authorization, body }: StandInCall): Promise<StandInReply> => {
    books.settle()
    const url = new URL(path, 'http://stand-in.test')
    if (authorization !== `Bearer ${secretKey}`) return refuse(401, 'Invalid key')
    const operation = operationOf(method, url.pathname)
    if (!operation) return refuse(404, 'Not found')
    const fault = behaviour.faultFor(operation)
    if (fault && !doneAnyway.includes(fault)) return spoiled(without[fault as keyof typeof without])
    const answer = await work(operation, url, readBody(body))
    books.settle()
    return fault ? spoiled(spoil(answer, fault)) : answer
  }

  const deliver = async (callback: StandInCallback, post: PostCallback): Promise<void> => {
    const transfer = books.find(callback.reference)!
    const answered = { ...transfer, status: callback.event.slice('transfer.'.length) }
    const data = verifiedShape(
      callback.spoiled === 'amount' ? { ...answered, amount: answered.amount + 1 } : answered,
      recipientOf(transfer.recipientCode)!,
    )
    const raw = Buffer.from(JSON.stringify({ event: callback.event, data }))
    const key = callback.spoiled === 'signature' ? 'sk_of_somebody_else' : secretKey
    const status = await post({ raw, headers: { [signatureHeader]: signCallback(raw, key) } })
    const tries = callback.tries + 1
    const isDelivered = status === 200 || callback.spoiled === 'signature' || tries >= mostTries
    record.keep('callback', { ...callback, tries, isDelivered, dueAtMs: now() + againAfterMs(tries) })
  }

  return {
    record,
    handle,
    fund: books.fund,
    balanceOf: books.balanceOf,
    find: (reference) => {
      books.settle()
      return books.find(reference)
    },
    deliverDue: async (post) => {
      books.settle()
      const due = [...record.callbacks.values()]
        .filter(({ isDelivered, dueAtMs }) => !isDelivered && dueAtMs <= now())
        .toSorted((a, b) => a.dueAtMs - b.dueAtMs || a.id - b.id)
      for (const callback of due) await deliver(callback, post)
      return due.length
    },
  }
}

type Answer = Extract<StandInReply, { kind: 'answer' }>

const json = (status: number, body: object): Answer => ({
  kind: 'answer',
  status,
  body: JSON.stringify(body),
})
const tell = (status: number, message: string, data: unknown): Answer =>
  json(status, { status: true, message, data })
const refuse = (status: number, message: string): Answer => json(status, { status: false, message })

function operationOf(method: string, path: string): Operation | undefined {
  if (method === 'POST')
    return (
      { '/transferrecipient': 'recipient', '/transfer': 'send', '/transfer/bulk': 'sendMany' } as const
    )[path]
  if (path.startsWith('/transfer/verify/')) return 'verify'
  return (
    {
      '/bank': 'bank',
      '/bank/resolve': 'resolve',
      '/balance': 'balance',
      '/balance/ledger': 'ledger',
    } as const
  )[path]
}

function readBody(body: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const html = '<!doctype html><title>Bad gateway</title><h1>502</h1>'
/** Faults that are answered with nothing done. */
const without = {
  lostBefore: { kind: 'silence' },
  failed: refuse(500, 'An error occurred'),
  busy: refuse(429, 'Too many requests'),
  html: { kind: 'answer', status: 200, body: html, headers: { 'content-type': 'text/html' } },
  huge: { kind: 'answer', status: 200, body: 'x'.repeat(10 * 1024 * 1024) },
  redirect: {
    kind: 'answer',
    status: 302,
    body: '',
    headers: { location: 'http://stand-in.test/elsewhere' },
  },
  notFound: refuse(404, 'Transfer not found'),
} as const satisfies Partial<Record<CallFault, StandInReply>>

const doneAnyway: readonly CallFault[] = [
  'lostAfter',
  'cutAfter',
  'failedAfter',
  'slow',
  'strangeStatus',
  'wrongAmount',
]

const spoiled = (reply: StandInReply): StandInReply =>
  reply.kind === 'answer' ? { ...reply, isSpoiled: true } : reply

function spoil(answer: Answer, fault: CallFault): StandInReply {
  if (fault === 'lostAfter') return { kind: 'silence' }
  if (fault === 'cutAfter') return { kind: 'cut' }
  if (fault === 'failedAfter') return refuse(502, 'Bad gateway')
  if (fault === 'slow') return { ...answer, afterMs: 1_500 }
  const body = JSON.parse(answer.body) as { data?: Record<string, unknown> }
  if (fault === 'strangeStatus')
    return { ...answer, body: JSON.stringify({ ...body, data: { ...body.data, status: 'processing-2' } }) }
  return {
    ...answer,
    body: JSON.stringify({ ...body, data: { ...body.data, amount: Number(body.data?.amount) + 100 } }),
  }
}
