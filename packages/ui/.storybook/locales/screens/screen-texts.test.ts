import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frenchScreens, hausaScreens } from './screen-texts.ts'

const screens = `${import.meta.dirname}/../../../src/screens/`
const sources = readdirSync(screens).map((name) => readFileSync(screens + name, 'utf8'))
const english = Object.keys(frenchScreens)
/** Amounts, and the places of parts. */
const fixed = (text: string) => (text.match(/[₦$£]\d[\d,.]*\b|\{\}/g) ?? []).sort()

it('keeps no text that no screen says', () => {
  const unsaid = english.filter((text) => !sources.some((source) => source.includes(`'${text}'`)))
  expect(unsaid).toEqual([])
})

describe.each([
  ['French', frenchScreens],
  ['Hausa', hausaScreens],
])('%s', (_, texts) => {
  it('has the same amounts and parts, each amount in one piece with its sign before it', () => {
    const other = Object.entries(texts).filter(([key, text]) => fixed(key).join() !== fixed(text).join())
    expect(other).toEqual([])
  })

  it('writes an apostrophe as one', () => {
    expect(Object.values(texts).filter((text) => text.includes("'"))).toEqual([])
  })
})

it('sets French signs apart by a narrow space that never breaks', () => {
  const loose = Object.values(frenchScreens).filter((text) =>
    /(?<!\u202f)[;!?%»]|[^\d\u202f]:|«(?!\u202f)|"/.test(text),
  )
  expect(loose).toEqual([])
})
