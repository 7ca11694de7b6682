import { createHash } from 'node:crypto'
import type { BooksException } from '@kaadi/contract/books'
import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/primitives'
import type { Finding } from '../../../invariants/invariant.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { isUnknown, type MatchedItem, type ProviderSide, type Sides, settleMs } from './sides.ts'

/** What does not fit, before it has a number, an owner and an age. */
export interface FoundException {
  readonly kind: BooksException['kind']
  readonly detail: string
  readonly provider?: string
  readonly currencyId?: number
  readonly reference?: string
  readonly difference?: bigint
  readonly stops: boolean
  /** The same for the same thing, whenever it is found. */
  readonly fingerprint: Buffer
}

export interface RailSums {
  readonly provider: string
  readonly currencyId: number
  readonly payouts: number
  readonly orders: string
  readonly books: string
  readonly atProvider: string | null
}

type Found = Omit<FoundException, 'fingerprint'> & { readonly sign?: string }

const signed = ({ sign, ...found }: Found): FoundException => {
  const { kind, provider, currencyId, reference, difference } = found
  const said = [kind, provider, currencyId, reference, difference, sign].map((part) => String(part ?? '-'))
  return { ...found, fingerprint: createHash('sha256').update(said.join('|')).digest() }
}

/** The three sides against each other, and every rule of the stored state. Pure: the same sides find the same. */
export function compareSides(sides: Sides): FoundException[] {
  return [
    ...sides.items.flatMap(orderAgainstBooks),
    ...sides.totals.flatMap(totalAgainstAccount),
    ...sides.providers.flatMap((side) => againstProvider(side, sides)),
    ...sides.rules.flatMap(({ id, title, rows, sameBy }) =>
      rows.length === 0
        ? []
        : [
            {
              kind: 'rule',
              detail: `This does not hold any more: ${title}. ${foundIn(rows)}`,
              reference: id,
              stops: true,
              sign: signOf(rows, sameBy),
            } as const,
          ],
    ),
  ].map(signed)
}

const orderAgainstBooks = (item: MatchedItem): Found[] =>
  item.orders === item.books
    ? []
    : [
        {
          ...placeOf(item),
          kind: 'ordersDiffer',
          detail: `The withdrawal says ${shown(item.orders, item)}, the books say ${shown(item.books, item)}.`,
          difference: item.books - item.orders,
          stops: true,
        },
      ]

const totalAgainstAccount = (total: Sides['totals'][number]): Found[] =>
  total.orders === total.books
    ? []
    : [
        {
          provider: total.provider,
          currencyId: total.currencyId,
          kind: 'totalsDiffer',
          detail: `All withdrawals together say ${shown(total.orders, total)}, the account says ${shown(total.books, total)}.`,
          difference: total.books - total.orders,
          stops: true,
        },
      ]

function againstProvider(side: ProviderSide, { items, from, settledBefore }: Sides): Found[] {
  const { provider, lines, feeOf, older } = side
  if (isUnknown(lines)) {
    const detail = `Its ledger could not be read: ${lines.detail}`
    return [
      {
        kind: 'providerSilent',
        provider,
        detail,
        stops: false,
        sign: settledBefore.toISOString().slice(0, 10),
      },
    ]
  }
  const own = new Map(
    items.filter((item) => item.provider === provider).map((item) => [item.reference, item]),
  )
  const known = new Map([...older.map((item) => [item.reference, item] as const), ...own])
  const { moved, foreign } = sortLines(side, known)
  return [
    ...[...own.values()].flatMap((item) => judge(item, moved.get(item.reference), feeOf, settledBefore)),
    ...older.flatMap((item) =>
      judgeOlder(item, moved.get(item.reference) ?? 0n, { feeOf, from, settledBefore }),
    ),
    ...foreign
      .filter(({ differenceMinor }) => differenceMinor < 0n)
      .map(({ id, currency, differenceMinor, reason }): Found => {
        const currencyId = currencyIds.find((one) => currencies[one].name === currency)
        return {
          kind: 'notOurs',
          provider,
          ...(currencyId && { currencyId }),
          reference: id,
          detail: `Money left there without us: ${reason.slice(0, 200)}`,
          difference: differenceMinor,
          stops: true,
        }
      }),
  ]
}

function judge(
  item: MatchedItem,
  moved: bigint | undefined,
  feeOf: ProviderSide['feeOf'],
  settledBefore: Date,
): Found[] {
  const cost = item.sent + feeOf(item.sent, item.currencyId as CurrencyId)
  const isSettled = item.endedAt !== null && item.endedAt < settledBefore
  const left = -(moved ?? 0n)
  if (isSettled ? left === (item.isPaid ? cost : 0n) : left === 0n || left === cost) return []
  const isMissing = moved === undefined
  return [
    {
      ...placeOf(item),
      kind: isMissing ? 'missingAtProvider' : 'amountDiffers',
      detail: isMissing
        ? `${shown(item.sent, item)} was paid with us; its ledger does not have it.`
        : `With its fee ${shown(isSettled && !item.isPaid ? 0n : cost, item)} should have left; its ledger says ${saidOfLeft(left, item)}.`,
      difference: (isSettled && !item.isPaid ? 0n : cost) - left,
      stops: true,
    },
  ]
}

/**
 * A payout from before the compared days may have been paid or come back within them; after it has ended nothing moves there any
 * more. Its lines of before are not looked at.
 */
function judgeOlder(
  item: MatchedItem,
  moved: bigint,
  { feeOf, from, settledBefore }: Pick<ProviderSide, 'feeOf'> & Pick<Sides, 'from' | 'settledBefore'>,
): Found[] {
  const cost = item.sent + feeOf(item.sent, item.currencyId as CurrencyId)
  const left = -moved
  const [expected, ...others] = leavesOf(item, cost, { from, settledBefore })
  if (left === expected || others.includes(left)) return []
  return [
    {
      ...placeOf(item),
      kind: 'amountDiffers',
      detail: `It was ${item.isPaid ? 'paid' : 'not paid'} with us and is older than the compared days. ${shown(expected, item)} should have left in them; its ledger says ${saidOfLeft(left, item)}.`,
      difference: expected - left,
      stops: true,
    },
  ]
}

/** What may have left within the compared days, where anything moved in them. */
const leavesOf = (
  { isPaid, endedAt }: MatchedItem,
  cost: bigint,
  { from, settledBefore }: Pick<Sides, 'from' | 'settledBefore'>,
): readonly [bigint, ...bigint[]] => {
  if (endedAt === null || endedAt >= settledBefore) return [0n, cost, -cost]
  if (endedAt.getTime() >= from.getTime()) return isPaid ? [cost] : [0n, -cost]
  const isAtTheirBeginning = endedAt.getTime() >= from.getTime() - settleMs
  return isAtTheirBeginning ? [0n, isPaid ? cost : -cost] : [0n]
}

/** By reference: how much moved there, both ways together. */
export function sortLines({ lines }: ProviderSide, own: ReadonlyMap<string, unknown>) {
  const moved = new Map<string, bigint>()
  if (isUnknown(lines)) return { moved, foreign: [] }
  const foreign = lines.filter(({ reason, differenceMinor }) => {
    const reference = tokensOf(reason).find((token) => own.has(token))
    if (reference === undefined) return true
    moved.set(reference, (moved.get(reference) ?? 0n) + differenceMinor)
    return false
  })
  return { moved, foreign }
}

/** What may be a reference of ours in a provider's words. */
export const tokensOf = (text: string): string[] => text.match(/[a-z0-9_-]{16,64}/g) ?? []

/** What the three sides say of each rail and currency, over what has ended. */
export function sumRails({ items, providers, settledBefore }: Sides): RailSums[] {
  const sums = new Map<string, { -readonly [K in keyof RailSums]: RailSums[K] }>()
  const rails = Map.groupBy(
    items.filter(({ endedAt }) => endedAt !== null && endedAt < settledBefore),
    ({ provider, currencyId }) => `${provider} ${currencyId}`,
  )
  for (const [name, ended] of rails) {
    const { provider, currencyId } = ended[0]!
    const side = providers.find((one) => one.provider === provider && !isUnknown(one.lines))
    const own = new Map(ended.map((item) => [item.reference, item]))
    const { moved } = side ? sortLines(side, own) : { moved: new Map<string, bigint>() }
    const there = ended.reduce((sum, { reference, sent, isPaid }) => {
      const fee = side && isPaid ? side.feeOf(sent, currencyId as CurrencyId) : 0n
      return sum - (moved.get(reference) ?? 0n) - (moved.has(reference) ? fee : 0n)
    }, 0n)
    sums.set(name, {
      provider,
      currencyId,
      payouts: ended.length,
      orders: String(ended.reduce((sum, { orders }) => sum + orders, 0n)),
      books: String(ended.reduce((sum, { books }) => sum + books, 0n)),
      atProvider: side ? String(there) : null,
    })
  }
  return [...sums.values()].toSorted(
    (a, b) => a.provider.localeCompare(b.provider) || a.currencyId - b.currencyId,
  )
}

const placeOf = ({ provider, currencyId, reference }: MatchedItem) => ({ provider, currencyId, reference })

const shown = (minor: bigint, { currencyId }: { readonly currencyId: number }): string =>
  showMoney(minor, currencyId as CurrencyId)

/** Where a rule is broken: its first row by the names that the rule gives it, and how many there are. */
const foundIn = ([first, ...more]: readonly object[]): string => {
  const facts = Object.entries(first ?? {}).map(
    ([name, value]) =>
      `${name.replaceAll('_', ' ')} ${value instanceof Date ? value.toISOString() : String(value)}`,
  )
  const row = `Found at ${facts.join(', ')}`.slice(0, 240)
  return more.length === 0 ? `${row}.` : `${row}, and ${more.length} more.`
}

/** What is amiss, in whatever order it was found. A figure that the next payout moves is no part of it. */
const signOf = (rows: Finding['rows'], sameBy: Finding['sameBy']): string => {
  const places = rows.map((row) =>
    JSON.stringify(sameBy ? sameBy.map((name) => row[name] ?? null) : row, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  )
  return [...new Set(places)].toSorted().join()
}

/** What left there, less what came back. */
const saidOfLeft = (left: bigint, item: MatchedItem): string =>
  left < 0n ? `that ${shown(-left, item)} came back` : shown(left, item)
