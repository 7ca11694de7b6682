import { aCardPrice } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { bestRateOf, chooseKind, formsOf } from './rate-kinds.ts'

const prices = [
  aCardPrice(),
  aCardPrice({ receiptType: 'cash', rate: '1550' }),
  aCardPrice({ form: 'ecode', rate: '980' }),
  aCardPrice({ currencyTypeId: 'gb', form: 'ecode', rate: '1890' }),
]

it('takes the kind that is asked for, or the nearest one that is bought', () => {
  expect(chooseKind(prices, { currencyTypeId: 'us', form: 'ecode' })).toMatchObject({ rate: '980' })
  expect(chooseKind(prices, { currencyTypeId: 'gb', form: 'physical' })).toMatchObject({ form: 'ecode' })
  expect(chooseKind(prices, { form: 'ecode' })).toMatchObject({ currencyTypeId: 'us', form: 'ecode' })
  expect(chooseKind(prices, { currencyTypeId: 'nowhere' })).toMatchObject({ currencyTypeId: 'us' })
  expect(chooseKind([], {})).toBeUndefined()
})

it('knows the forms of a country and the best rate of a kind', () => {
  expect(formsOf(prices, 'us')).toEqual(['physical', 'ecode'])
  expect(formsOf(prices, 'gb')).toEqual(['ecode'])
  expect(bestRateOf(prices, { currencyTypeId: 'us', form: 'physical' })).toBe('1550')
  expect(bestRateOf(prices, { currencyTypeId: 'gb', form: 'physical' })).toBeNull()
})
