import { describe, expect, it } from 'vitest'
import { contrastMinimum, contrastRatio } from './contrast.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import { contrastPairs } from './pairs.ts'
import { primitives } from './primitives.ts'
import { colorOf } from './resolve.ts'

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  it.each(contrastPairs)('draws $front on $back with enough contrast for $use', ({ front, back, use }) => {
    expect(contrastRatio(colorOf(front, scheme), colorOf(back, scheme))).toBeGreaterThanOrEqual(
      contrastMinimum[use],
    )
  })
})

describe('contrastRatio', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#314db2', '#314db2')).toBe(1)
  })

  it('agrees with the published value of a known grey', () => {
    expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })

  it('refuses what is not a colour', () => {
    expect(() => contrastRatio('red', '#fff')).toThrow('Write it as #rrggbb')
  })
})

describe('the primitives', () => {
  it.each(Object.entries(primitives))('%s ships the hex its oklch says', (_, { hex, oklch }) => {
    const [l, c, h] = oklch.match(/[\d.]+/g)!.map(Number)
    const drawn = hexToOklch(hex)
    expect(drawn.l).toBeCloseTo(l! / 100, 2)
    expect(drawn.c).toBeLessThanOrEqual(c! + 0.006)
    expect(hexToOklch(oklchToHex({ l: l! / 100, c: c!, h: h! })).l).toBeCloseTo(l! / 100, 2)
  })
})
