import type { CardCurrency, CardPrice, CardType, OnSaleCard } from '@kaadi/contract/card-types'

const updateTime = '2026-11-21T12:00:00.000Z'

export const aCardType = (over: Partial<CardType> = {}): CardType => ({
  id: 'steam',
  name: 'Steam',
  logo: null,
  category: 'Games',
  sort: 1,
  enabled: true,
  paused: false,
  forms: ['physical', 'ecode'],
  countries: ['usd', 'gbp'],
  minFace: '10',
  maxFace: '500',
  requirement: 'Scratch the panel and show the whole code.',
  colors: { ground: '#1d2f45', pattern: '#5f9bd1', ink: '#ffffff' },
  codeFormat: {
    pattern: '[A-Z0-9]{15}',
    example: 'XXXXX-XXXXX-XXXXX',
    hint: '15 letters and digits',
    cardPin: false,
  },
  ...over,
})

export const aPrice = (over: Partial<CardPrice> = {}): CardPrice => ({
  id: 'steam-usd-physical-50',
  cardTypeId: 'steam',
  currencyTypeId: 'usd',
  form: 'physical',
  receiptType: 'none',
  minFace: '50',
  maxFace: '200',
  step: '5',
  rate: '1480',
  levelBonus: '0',
  medianSeconds: 420,
  change: '0.4',
  trend: ['1470', '1480'],
  needsCode: false,
  photos: ['front', 'back'],
  updateTime,
  ...over,
})

export const dollars: CardCurrency = { id: 'usd', code: 'USD', symbol: '$', countryCode: 'US', name: 'USA' }
export const pounds: CardCurrency = { id: 'gbp', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' }

export const anOnSaleCard = (over: Partial<OnSaleCard> = {}): OnSaleCard => ({
  cardTypeId: 'steam',
  currencyTypeId: 'usd',
  bestRate: '1480',
  minFace: '10',
  maxFace: '500',
  ...over,
})
