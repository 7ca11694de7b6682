import type { CurrencyId } from '@kaadi/contract/primitives'

export interface DemoSale {
  readonly name: string
  readonly seller: 'adaeze@kaadi.example' | 'kwame@kaadi.example'
  readonly priceId: string
  readonly faceValue: string
  readonly currencyId: CurrencyId
  readonly code: string
  /** What the desk made of it. `returned` waits for a better photo, `waiting` for the desk. */
  readonly end: 'paid' | 'refused' | 'returned' | 'waiting'
}

const adaeze = 'adaeze@kaadi.example'
const kwame = 'kwame@kaadi.example'

/** The past of the two demo sellers, oldest first. */
export const demoSales: readonly DemoSale[] = [
  {
    name: 'xbox',
    seller: adaeze,
    priceId: 'xbox-us-ecode',
    faceValue: '25',
    currencyId: 1,
    code: 'H7WQM4XN2RTB9KJ6V8PYC5DGF',
    end: 'paid',
  },
  {
    name: 'apple',
    seller: adaeze,
    priceId: 'apple-us-physical-cash',
    faceValue: '200',
    currencyId: 1,
    code: 'XJ4T7N2Q9W6RB3KM',
    end: 'paid',
  },
  {
    name: 'play',
    seller: kwame,
    priceId: 'google-play-us-physical',
    faceValue: '100',
    currencyId: 2,
    code: '4KT7N2Q9W6RB3MXJ',
    end: 'paid',
  },
  {
    name: 'razer',
    seller: adaeze,
    priceId: 'razer-gold-us-physical',
    faceValue: '50',
    currencyId: 1,
    code: '7KQ2M9TX4BRN3W',
    end: 'refused',
  },
  {
    name: 'steam',
    seller: adaeze,
    priceId: 'steam-us-physical',
    faceValue: '50',
    currencyId: 1,
    code: 'X9KQ2L7M4T8RB3N',
    end: 'paid',
  },
  {
    name: 'station',
    seller: kwame,
    priceId: 'playstation-us-ecode',
    faceValue: '50',
    currencyId: 2,
    code: 'K7T2N9Q4W6RB',
    end: 'paid',
  },
  {
    name: 'amazon',
    seller: kwame,
    priceId: 'amazon-us-physical',
    faceValue: '75',
    currencyId: 2,
    code: 'AS2KQ7TX9MBR4N',
    end: 'returned',
  },
  {
    name: 'steam-next',
    seller: adaeze,
    priceId: 'steam-us-physical',
    faceValue: '100',
    currencyId: 1,
    code: 'M3VW8ZK2PQ7L4XT',
    end: 'waiting',
  },
  {
    name: 'sephora',
    seller: kwame,
    priceId: 'sephora-us-ecode',
    faceValue: '100',
    currencyId: 2,
    code: '6006493012345678',
    end: 'waiting',
  },
]

export interface DemoPayout {
  readonly name: string
  readonly seller: DemoSale['seller']
  readonly currencyId: CurrencyId
  readonly amount: string
  /** Undefined: still waiting for the treasurer. */
  readonly bankSlip?: string
}

export const demoBankAccounts = [
  { seller: adaeze, bankCode: '058', accountNumber: '0123454821' },
  { seller: adaeze, bankCode: '999992', accountNumber: '8012340937' },
  { seller: kwame, bankCode: 'MTN', accountNumber: '0241234567' },
] as const

export const demoPayouts: readonly DemoPayout[] = [
  { name: 'first', seller: adaeze, currencyId: 1, amount: '85400', bankSlip: 'GT-2611-000184' },
  { name: 'momo', seller: kwame, currencyId: 2, amount: '400', bankSlip: 'MM-2611-004417' },
  { name: 'next', seller: adaeze, currencyId: 1, amount: '60000' },
]
