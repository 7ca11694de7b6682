import type { CardCurrency, CardPrice, CardType } from '@kaadi/contract/card-types'

/** A brand on sale: Steam. */
export const aCardType = (given: Partial<CardType> = {}): CardType => ({
  id: 'steam',
  name: 'Steam',
  logo: null,
  category: 'Games',
  sort: 1,
  enabled: true,
  paused: false,
  forms: ['physical', 'ecode'],
  countries: ['us'],
  minFace: '10',
  maxFace: '500',
  requirement: 'Scratch the panel and photograph the whole card.',
  colors: { ground: '#1d2f45', pattern: '#5f9bd1', ink: '#ffffff' },
  codeFormat: {
    pattern: '[A-Z0-9]{15}',
    example: 'X9KQ2L7M4T8RB3N',
    hint: '15 letters and digits',
    cardPin: false,
  },
  ...given,
})

/** A country of cards: the USA, with its dollar. */
export const aCardCurrency = (given: Partial<CardCurrency> = {}): CardCurrency => ({
  id: 'us',
  code: 'USD',
  symbol: '$',
  countryCode: 'US',
  name: 'USA',
  ...given,
})

/** What one kind of card pays: Steam, USA, physical, ₦1,480 for each dollar. */
export const aCardPrice = (given: Partial<CardPrice> = {}): CardPrice => ({
  id: 'steam-us-physical',
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'physical',
  receiptType: 'none',
  minFace: '10',
  maxFace: '500',
  step: '5',
  rate: '1480',
  levelBonus: '0',
  specialBonus: '0',
  medianSeconds: 420,
  change: '1.4',
  trend: ['1440', '1455', '1462', '1480'],
  needsCode: false,
  photos: ['front', 'back'],
  updateTime: '2026-11-20T13:05:00.000Z',
  ...given,
})

/** `listAndMap` of what is given, by id. */
export const listAndMap = <T extends { id: string }>(
  ...list: T[]
): { list: T[]; map: Record<string, T> } => ({
  list,
  map: Object.fromEntries(list.map((item) => [item.id, item])),
})
