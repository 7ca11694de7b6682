import { expect, it } from 'vitest'
import { aCardType, aPrice } from '../testing/a-catalogue.ts'
import { firstKind, kindOptions, withForm } from './kind-options.ts'

const brand = aCardType()
const prices = [
  aPrice({ id: 'a', receiptType: 'cash' }),
  aPrice({ id: 'b' }),
  aPrice({ id: 'c', form: 'ecode' }),
  aPrice({ id: 'd', currencyTypeId: 'gbp' }),
]

it('lists the brand’s countries and forms, bought or not', () => {
  const options = kindOptions(brand, prices, 'physical')
  expect(options.countries).toEqual(['usd', 'gbp'])
  expect(options.forms).toEqual(['physical', 'ecode'])
})

it('asks for the receipt only where it changes the price', () => {
  expect(kindOptions(brand, prices, 'physical').receiptTypes).toEqual(['none', 'cash'])
  expect(kindOptions(brand, prices, 'ecode').receiptTypes).toEqual([])
})

it('opens with the brand’s first country, form and no receipt', () => {
  expect(firstKind(brand, prices)).toEqual({ currencyTypeId: 'usd', form: 'physical', receiptType: 'none' })
})

it('opens with the country and form that the address asks for', () => {
  expect(firstKind(brand, prices, { currencyTypeId: 'gbp' })?.currencyTypeId).toBe('gbp')
  expect(firstKind(brand, prices, { form: 'ecode' })).toMatchObject({ currencyTypeId: 'usd', form: 'ecode' })
  expect(firstKind(brand, prices, { currencyTypeId: 'jpy' })?.currencyTypeId).toBe('usd')
  expect(firstKind(brand, [])).toBeNull()
})

it('drops a receipt that the new form does not know', () => {
  const kind = { currencyTypeId: 'usd', form: 'physical', receiptType: 'cash' } as const
  expect(withForm(kind, 'ecode', prices)).toEqual({ ...kind, form: 'ecode', receiptType: 'none' })
  expect(withForm(kind, 'physical', prices)).toEqual(kind)
})
