import type { CardForm, ReceiptType } from '@kaadi/contract/card-types'

export interface DemoBrand {
  readonly id: string
  readonly name: string
  readonly category: string
  /** Naira for a dollar of a plastic card without a receipt. */
  readonly dollarRate: number
  readonly colors: readonly [ground: string, pattern: string, ink: string]
  readonly code: {
    readonly pattern: string
    readonly example: string
    readonly hint: string
    readonly cardPin?: true
  }
  readonly countries: readonly string[]
  readonly forms: readonly CardForm[]
  /** Receipts that raise the rate, beside "none". */
  readonly receipts?: readonly ReceiptType[]
  /** Where small and large cards pay differently: the value from which the higher rate holds. */
  readonly largeFrom?: number
  readonly maxFace?: number
  readonly paused?: true
  /** Until the desk's own pace is known. */
  readonly promisedMinutes: number
  readonly requirement: string
}

const white = '#ffffff'
const dark = '#23262e'
const both = ['physical', 'ecode'] as const
const code = (pattern: string, example: string, hint: string) => ({ pattern, example, hint })
const scratch = 'Scratch the panel fully. Show the whole card, front and back, in daylight.'
const western = ['us', 'uk', 'ca', 'au', 'de'] as const

/** Invented rates for well-known names. The colours are those of the drawn card faces, not of any logo. */
export const demoBrands: readonly DemoBrand[] = [
  {
    id: 'steam',
    name: 'Steam',
    category: 'Games',
    dollarRate: 1480,
    promisedMinutes: 30,
    colors: ['#1d2f45', '#5f9bd1', white],
    code: code('[A-Z0-9]{15}', 'X9KQ2L7M4T8RB3N', '15 letters and digits.'),
    countries: ['us', 'uk', 'ca', 'au', 'de', 'ch', 'sg', 'nz', 'ae'],
    forms: both,
    largeFrom: 50,
    requirement: scratch,
  },
  {
    id: 'apple',
    name: 'Apple',
    category: 'Apps and music',
    dollarRate: 1395,
    promisedMinutes: 45,
    colors: ['#e4e5ea', '#8a8f9c', dark],
    code: code('X[A-Z0-9]{15}', 'XJ4T7N2Q9W6RB3KM', '16 letters and digits that begin with X.'),
    countries: ['us', 'uk', 'ca', 'au', 'de', 'ch', 'sg'],
    forms: both,
    receipts: ['cash', 'debit'],
    largeFrom: 100,
    requirement: 'Peel the label fully. A receipt raises the rate: show date, shop and card number.',
  },
  {
    id: 'amazon',
    name: 'Amazon',
    category: 'Shopping',
    dollarRate: 1228,
    promisedMinutes: 60,
    colors: ['#22303f', '#f5a11a', white],
    code: code('[A-Z0-9]{14,15}', 'AS2KQ7TX9MBR4N', '14 or 15 letters and digits.'),
    countries: western,
    forms: both,
    receipts: ['cash', 'credit'],
    requirement: scratch,
  },
  {
    id: 'razer-gold',
    name: 'Razer Gold',
    category: 'Games',
    dollarRate: 1362,
    promisedMinutes: 60,
    colors: ['#14261a', '#46c93a', white],
    code: code('[A-Z0-9]{14,16}', '7KQ2M9TX4BRN3W', '14 to 16 letters and digits.'),
    countries: ['us', 'au', 'sg', 'nz'],
    forms: both,
    requirement: scratch,
  },
  {
    id: 'google-play',
    name: 'Google Play',
    category: 'Apps and music',
    dollarRate: 1205,
    promisedMinutes: 45,
    colors: ['#0d5c4b', '#8fd9b6', white],
    code: code('[A-Z0-9]{16}|[A-Z0-9]{20}', '4KT7N2Q9W6RB3MXJ', '16 or 20 letters and digits.'),
    countries: ['us', 'uk', 'ca', 'au', 'de', 'ch'],
    forms: both,
    receipts: ['cash'],
    requirement: scratch,
  },
  {
    id: 'xbox',
    name: 'Xbox',
    category: 'Games',
    dollarRate: 1210,
    promisedMinutes: 30,
    colors: ['#12601b', '#b5e06b', white],
    code: code('[A-Z0-9]{25}', 'KQ2M97TX4BRN3WJ6V8PYC5DGH', '25 letters and digits.'),
    countries: western,
    forms: both,
    requirement: scratch,
  },
  {
    id: 'playstation',
    name: 'PlayStation',
    category: 'Games',
    dollarRate: 1184,
    promisedMinutes: 30,
    colors: ['#0b3a86', '#7fc0ff', white],
    code: code('[A-Z0-9]{12}', 'K7T2N9Q4W6RB', '12 letters and digits.'),
    countries: ['us', 'uk', 'ca', 'de'],
    forms: both,
    requirement: scratch,
  },
  {
    id: 'sephora',
    name: 'Sephora',
    category: 'Beauty',
    dollarRate: 1290,
    promisedMinutes: 120,
    colors: ['#4a1942', '#d98cc7', white],
    code: { ...code('\\d{16}', '6006 4930 1234 5678', '16 digits.'), cardPin: true },
    countries: ['us', 'ca'],
    forms: both,
    receipts: ['cash'],
    requirement: `${scratch} Enter the card PIN too.`,
  },
  {
    id: 'nike',
    name: 'Nike',
    category: 'Fashion',
    dollarRate: 1176,
    promisedMinutes: 150,
    colors: ['#5b2a0e', '#f0a35e', white],
    code: { ...code('\\d{19}', '6060 1055 0123 4567 890', '19 digits.'), cardPin: true },
    countries: ['us', 'uk', 'de'],
    forms: both,
    requirement: `${scratch} Enter the card PIN too.`,
  },
  {
    id: 'nordstrom',
    name: 'Nordstrom',
    category: 'Fashion',
    dollarRate: 1238,
    promisedMinutes: 180,
    colors: ['#0e4a5c', '#6fd0e6', white],
    code: { ...code('\\d{16}', '5045 2612 3456 7890', '16 digits.'), cardPin: true },
    countries: ['us', 'ca'],
    forms: both,
    requirement: `${scratch} Enter the card PIN too.`,
  },
  {
    id: 'walmart',
    name: 'Walmart',
    category: 'Shopping',
    dollarRate: 1098,
    promisedMinutes: 90,
    colors: ['#0b3a86', '#d8cf5a', white],
    code: { ...code('\\d{16}', '6098 1234 5678 9012', '16 digits.'), cardPin: true },
    countries: ['us', 'ca'],
    forms: ['physical'],
    receipts: ['cash'],
    requirement: `${scratch} Enter the card PIN too.`,
  },
  {
    id: 'ebay',
    name: 'eBay',
    category: 'Shopping',
    dollarRate: 1132,
    promisedMinutes: 90,
    colors: ['#2b2350', '#a99bf0', white],
    code: code('\\d{13}', '6050 1234 56789', '13 digits.'),
    countries: ['us', 'uk', 'au'],
    forms: both,
    requirement: scratch,
  },
  {
    id: 'roblox',
    name: 'Roblox',
    category: 'Games',
    dollarRate: 1120,
    promisedMinutes: 60,
    colors: ['#6b1220', '#f2959c', white],
    code: code('\\d{10,16}', '412 345 6789', '10 to 16 digits.'),
    countries: ['us', 'uk', 'ca', 'au', 'de', 'nz'],
    forms: both,
    requirement: scratch,
    maxFace: 200,
  },
  {
    id: 'visa-vanilla',
    name: 'Vanilla Visa',
    category: 'Payment',
    dollarRate: 1048,
    promisedMinutes: 60,
    colors: ['#3d3a12', '#d8cf5a', white],
    code: { ...code('\\d{16}', '4097 1234 5678 9010', 'The 16 digits on the front.'), cardPin: true },
    countries: ['us', 'ca', 'au'],
    forms: ['physical'],
    receipts: ['cash', 'debit'],
    requirement: 'Show both sides and the receipt. Enter the three digits of the back as card PIN.',
  },
  {
    id: 'american-express',
    name: 'American Express',
    category: 'Payment',
    dollarRate: 1156,
    promisedMinutes: 240,
    colors: ['#0e4a5c', '#d9dfec', white],
    code: { ...code('\\d{15}', '3779 123456 78901', 'The 15 digits on the front.'), cardPin: true },
    countries: ['us', 'uk'],
    forms: ['physical'],
    receipts: ['cash'],
    requirement: 'Show both sides and the receipt. Enter the four digits of the front as card PIN.',
  },
  {
    id: 'netflix',
    name: 'Netflix',
    category: 'Film and music',
    dollarRate: 1012,
    promisedMinutes: 60,
    colors: ['#22303f', '#f2959c', white],
    code: code('[A-Z0-9]{11}', 'K7T2N9Q4W6R', '11 letters and digits.'),
    countries: ['us', 'uk', 'de'],
    forms: both,
    requirement: scratch,
    maxFace: 200,
    paused: true,
  },
]
