import { aCardPrice, aCardType } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { firstKind, kindOptions, withForm } from './kind-options.ts'

const brand = aCardType({ countries: ['us', 'gb'] })
const prices = [
  aCardPrice({ id: 'a', receiptType: 'cash' }),
  aCardPrice({ id: 'b' }),
  aCardPrice({ id: 'c', form: 'ecode' }),
  aCardPrice({ id: 'd', currencyTypeId: 'gb' }),
]

it('lists the brand’s countries and forms, bought or not', () => {
  const options = kindOptions(brand, prices, 'physical')
  expect(options.countries).toEqual(['us', 'gb'])
  expect(options.forms).toEqual(['physical', 'ecode'])
})

it('asks for the receipt only where it changes the price', () => {
  expect(kindOptions(brand, prices, 'physical').receiptTypes).toEqual(['none', 'cash'])
  expect(kindOptions(brand, prices, 'ecode').receiptTypes).toEqual([])
})

it('opens with the brand’s first country, form and no receipt', () => {
  expect(firstKind(brand, prices)).toEqual({ currencyTypeId: 'us', form: 'physical', receiptType: 'none' })
})

it('opens with the receipt that the address asks for, where that country and form have it', () => {
  const wanted = { currencyTypeId: 'us', form: 'physical', receiptType: 'cash' } as const
  expect(firstKind(brand, prices, wanted)).toEqual(wanted)
  expect(firstKind(brand, prices, { ...wanted, receiptType: 'credit' })).toEqual({
    ...wanted,
    receiptType: 'none',
  })
})

it('opens with the country and form that the address asks for', () => {
  expect(firstKind(brand, prices, { currencyTypeId: 'gb' })?.currencyTypeId).toBe('gb')
  expect(firstKind(brand, prices, { form: 'ecode' })).toMatchObject({ currencyTypeId: 'us', form: 'ecode' })
  expect(firstKind(brand, prices, { currencyTypeId: 'jpy' })?.currencyTypeId).toBe('us')
  expect(firstKind(brand, [])).toBeNull()
})

it('drops a receipt that the new form does not know', () => {
  const kind = { currencyTypeId: 'us', form: 'physical', receiptType: 'cash' } as const
  expect(withForm(kind, 'ecode', prices)).toEqual({ ...kind, form: 'ecode', receiptType: 'none' })
  expect(withForm(kind, 'physical', prices)).toEqual(kind)
})
