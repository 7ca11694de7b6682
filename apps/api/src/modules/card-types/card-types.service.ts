import type { CardPrice } from '@kaadi/contract/card-types'
import { WideDecimal } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import { bonusPermilleOf, toCardPrice } from './card-price.ts'
import {
  listCardCurrencies,
  listCardTypes,
  listLevelBonuses,
  listPrices,
  type PriceWithHistory,
} from './card-types.repository.ts'
import { listMedianSeconds } from './median-seconds.repository.ts'

interface PriceQuery {
  readonly cardTypeId?: string | undefined
  readonly currencyTypeId?: string | undefined
}

/** What is bought and what it pays, from memory. */
export function createCardTypesService({ database: { db }, publicMemory }: Deps) {
  const cardTypes = publicMemory.loaded(() => listCardTypes(db))
  const currencies = publicMemory.loaded(() => listCardCurrencies(db))
  const allPrices = publicMemory.loaded(async () => ({
    prices: await listPrices(db),
    bonuses: await listLevelBonuses(db),
    medians: await listMedianSeconds(db),
  }))

  const pricesFor = async (
    level: number,
    wanted: (price: PriceWithHistory) => boolean,
  ): Promise<CardPrice[]> => {
    const { prices, bonuses, medians } = await allPrices()
    const permille = bonusPermilleOf(bonuses, level)
    return prices.filter(wanted).map((price) => toCardPrice(price, permille, medians.get(price.id) ?? null))
  }

  const isAskedFor =
    ({ cardTypeId, currencyTypeId }: PriceQuery) =>
    (price: PriceWithHistory) =>
      (cardTypeId === undefined || price.cardTypeId === cardTypeId) &&
      (currencyTypeId === undefined || price.currencyTypeId === currencyTypeId)

  return {
    list: async (enabledOnly: boolean) =>
      listAndMap((await cardTypes()).filter(({ enabled }) => enabled || !enabledOnly)),
    currencies: async () => listAndMap(await currencies()),
    /** Of brands on sale. */
    newestPrices: (query: PriceQuery) => pricesFor(0, (price) => price.onSale && isAskedFor(query)(price)),
    allPrices: (query: PriceQuery, level: number) => pricesFor(level, isAskedFor(query)),
    highRates: async (level: number) =>
      bestOf(
        inFirstCountry(await pricesFor(level, ({ onSale }) => onSale)),
        ({ cardTypeId }) => cardTypeId,
      ).sort((a, b) => byRate(b, a)),
    onSale: async (level: number) =>
      bestOf(
        await pricesFor(level, ({ onSale }) => onSale),
        ({ cardTypeId, currencyTypeId }) => `${cardTypeId} ${currencyTypeId}`,
      ),
  }
}

const listAndMap = <T extends { id: string }>(list: T[]) => ({
  list,
  map: Object.fromEntries(list.map((item) => [item.id, item])),
})

const byRate = (a: CardPrice, b: CardPrice): number => new WideDecimal(a.rate).comparedTo(b.rate)

/** The best price of each group, in the order in which the groups first come. */
function bestOf(prices: readonly CardPrice[], groupOf: (price: CardPrice) => string): CardPrice[] {
  const best = new Map<string, CardPrice>()
  for (const price of prices) {
    const known = best.get(groupOf(price))
    if (!known || byRate(price, known) > 0) best.set(groupOf(price), price)
  }
  return [...best.values()]
}

/**
 * Of each brand the prices in its first country (they come in that order). Rates are for a unit of the card's own
 * money: a pound's would always stand above a dollar's and say nothing.
 */
function inFirstCountry(prices: readonly CardPrice[]): CardPrice[] {
  const first = new Map<string, string>()
  for (const { cardTypeId, currencyTypeId } of prices) {
    if (!first.has(cardTypeId)) first.set(cardTypeId, currencyTypeId)
  }
  return prices.filter(({ cardTypeId, currencyTypeId }) => first.get(cardTypeId) === currencyTypeId)
}
