import { describe, expect, it } from 'vitest'
import { alignLists } from './align-lists.ts'
import { type DiffLine, diffJson } from './diff-json.ts'

const linesOf = (lines: readonly DiffLine[]) => lines.map(({ kind, path }) => `${kind} ${path.join('.')}`)
const changes = (before: unknown, after: unknown) =>
  linesOf(diffJson(before, after)).filter((line) => !line.startsWith('same'))

describe('diffJson', () => {
  it('names each place that is different, and brings the others along', () => {
    const before = { rate: '1480', open: true, note: 'old', limits: { least: 10, most: 500 } }
    const after = { rate: '1495', open: true, limits: { least: 10, most: 1000 }, class: 'fast' }
    expect(linesOf(diffJson(before, after))).toEqual([
      'changed rate',
      'same open',
      'removed note',
      'same limits.least',
      'changed limits.most',
      'added class',
    ])
    expect(diffJson(before, after)[0]).toMatchObject({ before: '1480', after: '1495' })
  })

  it('does not look at the order of keys', () => {
    expect(changes({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toEqual([])
    expect(changes([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toEqual([])
  })

  it('tells a text from a number, nothing from null, and an empty list from an empty object', () => {
    expect(changes({ a: '1' }, { a: 1 })).toEqual(['changed a'])
    expect(changes({ a: null }, {})).toEqual(['removed a'])
    expect(changes({ a: [] }, { a: {} })).toEqual(['changed a'])
    expect(changes({ a: [], b: {} }, { a: [], b: {} })).toEqual([])
    expect(changes({ a: undefined }, {})).toEqual([])
  })

  it('is not misled by keys that every object has', () => {
    expect(changes({}, { constructor: 'GTBank', toString: 1 })).toEqual([
      'added constructor',
      'added toString',
    ])
  })

  it('shows what was created or deleted by its parts', () => {
    expect(changes(undefined, { rate: 1, open: true })).toEqual(['added rate', 'added open'])
    expect(changes(['US', 'UK'], undefined)).toEqual(['removed 0', 'removed 1'])
    expect(changes(1, 2)).toEqual(['changed '])
    expect(diffJson(undefined, undefined)).toEqual([])
  })

  it('sees one item put into a list as one, not as all behind it', () => {
    expect(changes(['US', 'UK', 'DE'], ['US', 'CA', 'UK', 'DE'])).toEqual(['added 1'])
    expect(changes(['US', 'UK', 'DE'], ['UK', 'DE'])).toEqual(['removed 0'])
    expect(changes(['US', 'UK'], ['US', 'CA'])).toEqual(['changed 1'])
  })

  it('follows an item by its name through a list', () => {
    const before = [
      { id: 7, face: '50', rate: '1400' },
      { id: 8, face: '100', rate: '1480' },
    ]
    expect(changes(before, [{ id: 8, face: '100', rate: '1495' }])).toEqual(['removed 0', 'changed 0.rate'])
    expect(changes([{ id: 7, rate: 1 }], [{ id: 9, rate: 1 }])).toEqual(['removed 0', 'added 0'])
  })
})

describe('alignLists', () => {
  const align = (before: string, after: string) =>
    alignLists([...before], [...after], () => true).map(([at, to]) => `${at ?? '-'}${to ?? '-'}`)

  it('keeps the most items in their order', () => {
    expect(align('abc', 'abc')).toEqual(['00', '11', '22'])
    expect(align('abcd', 'xbdy')).toEqual(['0-', '-0', '11', '2-', '32', '-3'])
    expect(align('', 'ab')).toEqual(['-0', '-1'])
    expect(align('aab', 'ab')).toEqual(['00', '1-', '21'])
  })

  it('goes by places where two lists are too long to be compared item by item', () => {
    const list = (name: string, shared: number) =>
      Array.from({ length: 2000 }, (_, at) => (at === shared ? 'shared' : `${name}${at}`))
    expect(alignLists(list('a', 10), list('b', 900), () => false)[10]).toEqual([10, 10])
  })
})
