import { aCardPrice } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { bandsOf, decidePrice, nearestBought, presetsFor, rangesOf } from './card-choice.ts'

const kind = { currencyTypeId: 'us', form: 'physical', receiptType: 'none' } as const
const small = aCardPrice({ id: 'small', minFace: '10', maxFace: '45', rate: '1390' })
const large = aCardPrice({ id: 'large', minFace: '50', maxFace: '200', rate: '1480' })
const ecode = aCardPrice({ id: 'ecode', form: 'ecode', minFace: '50', maxFace: '200', rate: '1500' })
const british = aCardPrice({ id: 'british', currencyTypeId: 'gb', rate: '1900' })
const prices = [large, ecode, small, british]

describe('the price of a card', () => {
  it('takes the band that covers the value', () => {
    expect(decidePrice(prices, kind, '25')).toEqual({ kind: 'priced', price: small, verdict: 'ok' })
    expect(decidePrice(prices, kind, '50')).toEqual({ kind: 'priced', price: large, verdict: 'ok' })
  })

  it('shows the best band before a value is typed', () => {
    expect(decidePrice(prices, kind, '')).toEqual({ kind: 'priced', price: large, verdict: 'empty' })
  })

  it('says on which side a value leaves the range', () => {
    expect(decidePrice(prices, kind, '5')).toMatchObject({ price: small, verdict: 'below' })
    expect(decidePrice(prices, kind, '500')).toMatchObject({ price: large, verdict: 'above' })
    expect(decidePrice(prices, kind, '47')).toMatchObject({ price: small, verdict: 'above' })
  })

  it('says that a value is between two steps', () => {
    expect(decidePrice(prices, kind, '52')).toMatchObject({ price: large, verdict: 'step' })
  })

  it('offers the nearest kind that is bought: same country first, then the form', () => {
    const canadian = { currencyTypeId: 'cad', form: 'ecode', receiptType: 'none' } as const
    expect(decidePrice(prices, canadian, '50')).toEqual({ kind: 'notBought', nearest: ecode })
    expect(nearestBought(prices, { ...kind, receiptType: 'cash' })).toBe(large)
    expect(nearestBought(prices, { ...kind, currencyTypeId: 'gb', form: 'ecode' })).toBe(british)
  })

  it('has nothing to offer for a brand without prices', () => {
    expect(decidePrice([], kind, '50')).toEqual({ kind: 'notBought', nearest: null })
  })
})

describe('range and presets', () => {
  it('span every band of the kind, and part where there is a gap', () => {
    expect(rangesOf(bandsOf(prices, kind))).toEqual([{ minFace: '10', maxFace: '200' }])
    const [first] = bandsOf(prices, kind)
    const apart = [first!, { ...first!, id: 'far', minFace: '500', maxFace: '500' }]
    expect(rangesOf(apart)).toEqual([
      { minFace: first!.minFace, maxFace: first!.maxFace },
      { minFace: '500', maxFace: '500' },
    ])
    expect(rangesOf([])).toEqual([])
  })

  it('offer only values that are bought', () => {
    expect(presetsFor(bandsOf(prices, kind))).toEqual(['10', '20', '25', '50', '100', '150', '200'])
  })
})
