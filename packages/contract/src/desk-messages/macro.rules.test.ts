import { describe, expect, it } from 'vitest'
import { fillMacro, macroFault, macroFields, macroOpenFields } from './macro.rules.ts'

const text = 'Hello {seller}, we know more about {number} on {which day}. {seller}, thank you.'

describe('a saved answer', () => {
  it('has each of its fields once, and tells those that nobody but its sender knows', () => {
    expect(macroFields(text)).toEqual(['seller', 'number', 'which day'])
    expect(macroOpenFields(text)).toEqual(['which day'])
  })

  it('is filled in', () => {
    expect(fillMacro('{seller}: {which day}!', { seller: 'Adaeze', 'which day': ' Monday ' })).toEqual({
      text: 'Adaeze: Monday!',
    })
  })

  it('is not sent with a field missing or empty', () => {
    expect(fillMacro(text, { seller: 'Adaeze', number: ' ' })).toEqual({ missing: ['number', 'which day'] })
  })

  it('finds no field in what a value says, and no value in what every object has', () => {
    expect(fillMacro('{a}{b}', { a: '{b}', b: '$&' })).toEqual({ text: '{b}$&' })
    expect(fillMacro('{constructor}', {})).toEqual({ missing: ['constructor'] })
  })

  it('tells a bracket that names no field', () => {
    expect(macroFault(text)).toBeUndefined()
    expect(macroFault('Hello {Seller}')).toBe('{Seller')
    expect(macroFault('Hello {seller')).toBe('{seller')
  })
})
