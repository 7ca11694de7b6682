import type { ReasonCode } from '@kaadi/contract/card-orders'
import type { CurrencyId } from '@kaadi/contract/primitives'
import type { DemoReviewer, DemoSellerEmail } from '../../accounts.ts'
import { day, hour } from './minutes.ts'

/** What became of a sale. Each but `waiting` and `claimed` was decided, by the seller or the desk, `takes` minutes later. */
export type DemoEnd =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'claimed'; readonly by: DemoReviewer }
  | { readonly kind: 'paid'; readonly takes: number }
  /** All cards but the last. */
  | { readonly kind: 'paidPart'; readonly takes: number }
  | { readonly kind: 'refused'; readonly takes: number; readonly reason: ReasonCode }
  | { readonly kind: 'returned'; readonly takes: number; readonly reason: ReasonCode }
  /** Returned, and sent again some minutes later. */
  | { readonly kind: 'replaced'; readonly takes: number; readonly again: number; readonly next: DemoEnd }
  /** The last card cannot be read. */
  | { readonly kind: 'asked'; readonly takes: number }
  /** Asked, and never answered. */
  | { readonly kind: 'expired'; readonly takes: number }
  /** The last card has another value: the desk offers what that pays. What the seller answered, some minutes later. */
  | {
      readonly kind: 'offered'
      readonly takes: number
      readonly faceValue: string
      readonly answer?: { readonly accept: boolean; readonly takes: number }
    }
  | { readonly kind: 'cancelled'; readonly takes: number }
  /** Its cards are with a company that redeems them. */
  | { readonly kind: 'atRedeemer'; readonly takes: number }

export interface DemoSale {
  readonly seller: DemoSellerEmail
  readonly priceId: string
  readonly faceValue: string
  readonly currencyId: CurrencyId
  /** Minutes before the first start. */
  readonly ago: number
  readonly end: DemoEnd
  /** How many cards; one when left out. */
  readonly count?: number
  /** The code of another sale, where it is the same card. */
  readonly codeOf?: string
  /** Whether a thumb covers the end of the last card's code. */
  readonly isCovered?: true
  /** The scene of another sale, where its photos were used again. */
  readonly sceneOf?: string
}

type More = Pick<DemoSale, 'count' | 'codeOf' | 'isCovered' | 'sceneOf'>
const by =
  (seller: DemoSellerEmail, currencyId: CurrencyId) =>
  (ago: number, priceId: string, faceValue: string, end: DemoEnd, more: More = {}): DemoSale => ({
    seller,
    currencyId,
    ago,
    priceId,
    faceValue,
    end,
    ...more,
  })
const adaeze = by('adaeze@kaadi.example', 1)
const kwame = by('kwame@kaadi.example', 2)
const efua = by('efua@kaadi.example', 2)
/** The same person under two names: refused again and again, with codes and photos that others have sent. */
const tobi = by('tobi@kaadi.example', 1)
const bola = by('bola@kaadi.example', 1)

const waiting: DemoEnd = { kind: 'waiting' }
const paid = (takes: number): DemoEnd => ({ kind: 'paid', takes })
const refused = (takes: number, reason: ReasonCode): DemoEnd => ({ kind: 'refused', takes, reason })
const returned = (takes: number, reason: ReasonCode): DemoEnd => ({ kind: 'returned', takes, reason })
const asked = (takes: number): DemoEnd => ({ kind: 'asked', takes })
const offered = (takes: number, faceValue: string): DemoEnd => ({ kind: 'offered', takes, faceValue })
/** Answered an hour later. */
const answered = (accept: boolean, faceValue: string): DemoEnd => ({
  kind: 'offered',
  takes: 14,
  faceValue,
  answer: { accept, takes: 60 },
})
const claimed = (who: DemoReviewer): DemoEnd => ({ kind: 'claimed', by: who })

/** Somebody else's photos, sent three times. */
const stolen = `adaeze-steam-us-physical-${15 * day}`

export const nameOf = ({ seller, priceId, ago }: Pick<DemoSale, 'seller' | 'priceId' | 'ago'>): string =>
  `${seller.split('@')[0]}-${priceId}-${ago}`

/** Oldest first. */
const past: readonly DemoSale[] = [
  // Of a month that is over, whenever the demo is started: it has been closed, with prizes.
  efua(46 * day, 'ebay-us-ecode', '30', paid(7)),
  bola(46 * day - 3 * hour, 'ebay-us-ecode', '20', paid(12)),
  adaeze(45 * day, 'xbox-us-ecode', '25', paid(8)),
  kwame(45 * day - 2 * hour, 'xbox-us-ecode', '15', paid(9)),
  adaeze(21 * day, 'xbox-us-ecode', '25', paid(9)),
  kwame(20 * day, 'google-play-us-physical', '100', paid(14)),
  efua(19 * day, 'steam-us-ecode', '200', paid(6)),
  adaeze(18 * day, 'apple-us-physical-cash', '200', paid(17)),
  adaeze(17 * day, 'razer-gold-us-physical', '50', refused(12, 202)),
  kwame(16 * day, 'playstation-us-ecode', '50', paid(5)),
  adaeze(15 * day, 'steam-us-physical', '50', paid(11)),
  efua(14 * day, 'apple-us-physical-cash', '300', paid(22)),
  kwame(12 * day, 'steam-us-physical-small', '20', paid(8)),
  efua(12 * day - 3 * hour, 'american-express-us-physical-cash', '200', paid(25)),
  adaeze(11 * day, 'google-play-us-ecode', '100', paid(7)),
  bola(10 * day, 'ebay-us-ecode', '25', paid(10)),
  adaeze(9 * day, 'steam-us-ecode', '100', paid(4)),
  bola(9 * day - 2 * hour, 'steam-us-ecode', '200', refused(13, 203)),
  kwame(8 * day, 'visa-vanilla-us-physical-debit', '100', refused(19, 205)),
  bola(8 * day - 5 * hour, 'apple-us-ecode', '200', refused(16, 202)),
  kwame(7 * day, 'apple-us-physical', '100', paid(15)),
  bola(7 * day - 4 * hour, 'steam-us-physical', '100', refused(21, 301), { sceneOf: stolen }),
  adaeze(6 * day, 'apple-us-ecode', '150', paid(6)),
  efua(
    4 * day + 5 * hour,
    'steam-us-physical',
    '50',
    { kind: 'expired', takes: 18 },
    { count: 2, isCovered: true },
  ),
  efua(4 * day, 'apple-us-ecode', '500', paid(20)),
  adaeze(4 * day - 6 * hour, 'playstation-us-ecode', '75', paid(5)),
  tobi(3 * day + 4 * hour, 'amazon-us-ecode', '100', refused(9, 202)),
  efua(3 * day + 2 * hour, 'steam-us-ecode', '50', refused(11, 203)),
  kwame(3 * day, 'xbox-us-ecode', '50', paid(7)),
  efua(3 * day - 2 * hour, 'steam-us-ecode', '100', answered(true, '85')),
  kwame(2 * day + 12 * hour, 'apple-us-ecode', '100', answered(false, '75')),
  tobi(2 * day + 7 * hour, 'steam-us-physical', '100', refused(24, 301), { sceneOf: stolen }),
  adaeze(2 * day, 'steam-de-ecode', '100', paid(8)),
  // A stranger had her buy it: she finds help.
  adaeze(2 * day - 30, 'google-play-us-physical', '200', refused(18, 303)),
  kwame(
    2 * day - hour,
    'google-play-us-physical',
    '50',
    {
      kind: 'replaced',
      takes: 11,
      again: 12,
      next: paid(9),
    },
    { isCovered: true },
  ),
  efua(45 * hour, 'google-play-uk-ecode', '100', paid(6)),
  kwame(30 * hour, 'razer-gold-us-physical', '50', paid(13)),
  efua(28 * hour, 'steam-us-ecode', '50', { kind: 'paidPart', takes: 17 }, { count: 3 }),
  adaeze(26 * hour, 'amazon-us-ecode', '100', paid(8)),
  adaeze(22 * hour, 'steam-us-ecode', '50', { kind: 'cancelled', takes: 6 }),
  adaeze(20 * hour, 'apple-us-ecode', '100', refused(14, 202)),
  kwame(9 * hour, 'roblox-us-ecode', '50', paid(12)),
  adaeze(7 * hour, 'ebay-us-physical', '50', paid(14)),
  efua(6 * hour + 20, 'walmart-us-physical-cash', '50', returned(18, 105)),
  efua(5 * hour, 'nordstrom-us-ecode', '150', paid(23)),
  adaeze(4 * hour, 'xbox-us-ecode', '25', { kind: 'paidPart', takes: 16 }, { count: 2 }),
  kwame(3 * hour, 'xbox-us-ecode', '25', { kind: 'cancelled', takes: 4 }),
]

/** What the desk has before it, with due times from a little ago to some hours ahead. */
const now: readonly DemoSale[] = [
  adaeze(3 * hour + 25, 'steam-us-ecode', '100', offered(21, '80')),
  adaeze(2 * hour + 20, 'google-play-us-physical', '50', asked(19), { count: 2, isCovered: true }),
  adaeze(
    75,
    'steam-us-physical',
    '100',
    { kind: 'replaced', takes: 24, again: 18, next: waiting },
    { isCovered: true },
  ),
  adaeze(66, 'visa-vanilla-us-physical-debit', '200', waiting),
  efua(58, 'apple-us-physical', '100', asked(17), { count: 2, isCovered: true }),
  adaeze(52, 'apple-us-physical-cash', '200', waiting),
  adaeze(43, 'apple-us-physical-cash', '100', returned(22, 105)),
  efua(40, 'sephora-us-ecode', '100', claimed('femi@kaadi.example')),
  efua(33, 'google-play-de-ecode', '100', waiting),
  // So far below its quote that a second reviewer has to see the offer.
  kwame(36, 'steam-us-ecode', '100', offered(16, '60')),
  kwame(30, 'amazon-us-physical', '75', waiting, { isCovered: true }),
  efua(28, 'apple-us-ecode', '100', waiting, { count: 5 }),
  kwame(27, 'amazon-us-physical', '50', returned(19, 101), { isCovered: true }),
  kwame(26, 'steam-us-ecode', '100', claimed('femi@kaadi.example')),
  tobi(25, 'steam-us-physical', '200', waiting, { sceneOf: stolen }),
  efua(22, 'steam-us-ecode', '500', waiting),
  efua(20, 'nordstrom-us-ecode', '200', waiting),
  adaeze(18, 'xbox-us-ecode', '50', claimed('reviewer@kaadi.example')),
  bola(16, 'razer-gold-us-ecode', '50', waiting),
  adaeze(15, 'walmart-us-physical-cash', '100', waiting),
  kwame(14, 'nike-us-ecode', '100', waiting),
  kwame(12, 'sephora-us-ecode', '100', waiting),
  tobi(10, 'xbox-us-ecode', '25', waiting, { codeOf: `adaeze-xbox-us-ecode-${21 * day}` }),
  efua(8, 'american-express-us-physical-cash', '300', waiting),
  kwame(6, 'ebay-uk-ecode', '50', waiting),
  adaeze(5, 'steam-us-physical', '100', waiting),
  tobi(3, 'apple-us-ecode', '200', waiting, { codeOf: `bola-apple-us-ecode-${8 * day - 5 * hour}` }),
  adaeze(2, 'roblox-us-ecode', '100', waiting),
  efua(95, 'razer-gold-us-ecode', '100', { kind: 'atRedeemer', takes: 12 }),
]

export const demoSales: readonly DemoSale[] = [...past, ...now]
