import { aCardCurrency, aCardPrice, aCardType } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { categoriesOf, listBrands, noFilter } from './list-brands.ts'

const dollars = aCardCurrency()
const pounds = aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' })
const steam = aCardType({ countries: ['us', 'gb'] })
const apple = aCardType({ id: 'apple', name: 'Apple', category: 'Shopping', sort: 0, countries: ['us'] })
const paused = aCardType({
  id: 'razer',
  name: 'Razer Gold',
  sort: -1,
  paused: true,
  countries: ['us', 'gb'],
})
const off = aCardType({ id: 'old', name: 'Old', enabled: false })
const cardTypes = [steam, apple, paused, off]
const onSale = [
  aCardPrice(),
  aCardPrice({ currencyTypeId: 'gb', rate: '1890' }),
  aCardPrice({ cardTypeId: 'apple', rate: '1395' }),
]
const names = (...args: Parameters<typeof listBrands>) => listBrands(...args).map((b) => b.cardType.name)

it('puts what is on sale first and leaves out what is not enabled', () => {
  expect(names(cardTypes, onSale, [dollars, pounds])).toEqual(['Apple', 'Steam', 'Razer Gold'])
})

it('shows the rate of the main country, or of the chosen one', () => {
  const all = listBrands(cardTypes, onSale, [dollars, pounds])
  expect(all.find((b) => b.cardType === steam)).toMatchObject({ bestRate: '1480', unitSymbol: '$' })
  const inUk = listBrands(cardTypes, onSale, [dollars, pounds], { ...noFilter, currencyTypeId: 'gb' })
  expect(inUk.find((b) => b.cardType === steam)).toMatchObject({ bestRate: '1890', unitSymbol: '£' })
})

it('filters by category and country together', () => {
  expect(names(cardTypes, onSale, [], { ...noFilter, category: 'Games', currencyTypeId: 'gb' })).toEqual([
    'Steam',
    'Razer Gold',
  ])
  expect(names(cardTypes, onSale, [], { ...noFilter, category: 'Shopping', currencyTypeId: 'gb' })).toEqual(
    [],
  )
})

it('marks a paused brand and shows no rate for it', () => {
  const [, , razer] = listBrands(cardTypes, [...onSale, aCardPrice({ cardTypeId: 'razer' })], [dollars])
  expect(razer).toMatchObject({ paused: true, bestRate: null })
})

it('marks a brand paused that has just lost its rates, and none while rates are not known', () => {
  const [, apple2] = listBrands([steam, apple], onSale.slice(0, 2), [dollars])
  expect(apple2).toMatchObject({ cardType: apple, paused: true, bestRate: null })
  expect(listBrands([steam, apple], undefined, [dollars]).map((brand) => brand.paused)).toEqual([
    false,
    false,
  ])
})

it('names each category once, in the order of the brands', () => {
  expect(categoriesOf(cardTypes)).toEqual(['Games', 'Shopping'])
})
