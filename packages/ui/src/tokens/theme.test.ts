import { describe, expect, it } from 'vitest'
import { contrastMinimum, contrastRatio } from './contrast.ts'
import { deriveBrand } from './derive.ts'
import { hexToOklch } from './oklch.ts'
import { contrastPairs } from './pairs.ts'
import { colorOf } from './resolve.ts'
import type { BrandColor } from './semantic.ts'
import { applyTheme, createTheme } from './theme.ts'

/** Colours spread over the whole cube, the corners with them. */
const spread = (): string[] => {
  const steps = [0, 36, 73, 109, 146, 182, 219, 255].map((x) => x.toString(16).padStart(2, '0'))
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
}

describe('deriving from one brand colour', () => {
  it('is readable in every pair for every colour, in both schemes', () => {
    const faults: string[] = []
    for (const brand of spread()) {
      const palettes = deriveBrand(brand)
      for (const scheme of ['light', 'dark'] as const) {
        const colour = (name: string) =>
          palettes[scheme][name as BrandColor] ?? colorOf(name as BrandColor, scheme)
        for (const { front, back, use } of contrastPairs) {
          const ratio = contrastRatio(colour(front), colour(back))
          if (ratio < contrastMinimum[use])
            faults.push(`${brand} ${scheme} ${front} on ${back} ${ratio.toFixed(2)}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('keeps the hue of the brand in text and ground', () => {
    const { light } = deriveBrand('#0f766e')
    for (const name of ['text-brand', 'surface-brand', 'focus'] as const) {
      expect(Math.abs(hexToOklch(light[name]!).h - hexToOklch('#0f766e').h)).toBeLessThan(4)
    }
  })

  it('uses the colour itself for the button where words can be read on it', () => {
    expect(deriveBrand('#0f766e').light.action).toBe('#0f766e')
    expect(deriveBrand('#ffd400').light['on-action']).not.toBe('#ffffff')
  })
})

describe('createTheme', () => {
  it('sets nothing without a colour', () => {
    expect(createTheme({ name: 'Kaadi' })).toEqual({
      name: 'Kaadi',
      logo: null,
      properties: {},
      findings: [],
    })
  })

  it('corrects a brand colour that neither white nor ink can be read on, and says so', () => {
    const unreadable = spread().find(
      (hex) => contrastRatio(hex, '#fff') < 4.5 && contrastRatio(hex, '#0a0e19') < 4.5,
    )!
    const theme = createTheme({ name: 'Grey', brandColor: unreadable })
    expect(theme.findings).toMatchObject([{ name: 'brandColor', outcome: 'corrected' }])
    const action = theme.properties['--brand-light-action']!
    expect(contrastRatio(action, theme.properties['--brand-light-on-action']!)).toBeGreaterThanOrEqual(4.5)
  })

  it('refuses one colour that makes a pair unreadable and keeps the others', () => {
    const theme = createTheme({
      name: 'Pale',
      colors: { light: { 'text-brand': '#bbccff', earn: '#ffd0a0' } },
    })
    expect(theme.properties).toEqual({ '--brand-light-earn': '#ffd0a0' })
    expect(theme.findings).toMatchObject([{ scheme: 'light', name: 'text-brand', outcome: 'refused' }])
    expect(theme.findings[0]!.reason).toMatch(/text-brand on bg reaches 1\.\d+:1 and needs 4\.5:1/)
  })

  it('takes a colour and its ink together where neither would pass alone', () => {
    const light = { action: '#ffd400', 'action-press': '#e6bf00', 'on-action': '#0a0e19' }
    const theme = createTheme({ name: 'Sun', colors: { light } })
    expect(theme.findings).toEqual([])
    expect(theme.properties['--brand-light-on-action']).toBe('#0a0e19')
  })

  it('refuses what is no colour and what a tenant may not set', () => {
    const colors = { light: { 'bad-text': '#00ff00', action: 'red; } body { display: none' } }
    const theme = createTheme({ name: 'X', brandColor: 'javascript:1', colors: colors as never })
    expect(theme.properties).toEqual({})
    expect(theme.findings.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['brandColor', 'refused'],
      ['bad-text', 'refused'],
      ['action', 'refused'],
    ])
  })

  it.each([
    undefined,
    null,
    'blue',
    {},
    { name: 3, logo: {}, brandColor: { hex: '#fff' }, colors: 'red', radius: 'round' },
    { name: 'X', colors: { light: 'red', dark: [{}] }, radius: { card: 'x' } },
    { name: 'X', brandColor: Symbol.iterator, colors: { light: { action: { r: 1 }, focus: 1n } } },
  ])('does not throw, whatever it is given (%#)', (given) => {
    const { properties, logo } = createTheme(given as never)
    expect(Object.keys(properties).filter((property) => property.startsWith('--brand-light'))).toEqual([])
    expect(logo).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '//elsewhere.example/x.png',
    // A browser reads a backslash as a slash and leaves tabs and line breaks out: these are other hosts too.
    '/\\elsewhere.example/x.png',
    '/\t/elsewhere.example/x.png',
    'https:',
    'https://',
  ])('refuses %s as logo, and says so', (logo) => {
    const theme = createTheme({ name: 'X', logo })
    expect(theme.logo).toBeNull()
    expect(theme.findings).toMatchObject([{ name: 'logo', given: logo, outcome: 'refused' }])
  })

  it.each(['https://shop.example/logo.svg', '/api/site/logo', 'data:image/png;base64,AA=='])(
    'takes %s as logo',
    (logo) => expect(createTheme({ name: 'X', logo })).toMatchObject({ logo, findings: [] }),
  )

  it.each(['#ffffff', '#fffff0', '#fbfbfd'])(
    'gives %s an edge: buttons are seen on the page',
    (brandColor) => {
      const theme = createTheme({ name: 'White', brandColor })
      expect(theme.findings).toMatchObject([{ name: 'brandColor', outcome: 'corrected' }])
      const action = theme.properties['--brand-light-action']!
      expect(contrastRatio(action, colorOf('surface', 'light'))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['#c81e1e', true],
    ['#e02424', true],
    ['#0f766e', false],
    ['#3c2a2a', false],
    ['#ff8a00', false],
  ])('tells who chooses %s that danger looks alike: %s', (brandColor, isWarned) => {
    const { findings, properties } = createTheme({ name: 'Red', brandColor })
    expect(findings.some(({ outcome }) => outcome === 'taken')).toBe(isWarned)
    expect(properties['--brand-light-action']).toBe(brandColor)
  })

  it.each([
    ['blue', 'options'],
    [{ name: 3 }, 'name'],
    [{ name: 'X', colour: '#0f766e' }, 'colour'],
    [{ name: 'X', radius: 'round' }, 'radius'],
    [{ name: 'X', radius: { control: '12' } }, 'radius.control'],
    [{ name: 'X', radius: { corner: 4 } }, 'radius.corner'],
    [{ name: 'X', colors: [] }, 'colors'],
    [{ name: 'X', colors: { sepia: { action: '#0f766e' } } }, 'colors.sepia'],
  ])('leaves nothing out without saying so (%#)', (given, name) => {
    const { findings, properties } = createTheme(given as never)
    expect(properties).toEqual({})
    expect(findings.map((finding) => [finding.name, finding.outcome])).toContainEqual([name, 'refused'])
  })

  it('does not throw at what cannot be read', () => {
    const hostile = {
      name: 'X',
      get brandColor(): string {
        throw new Error('not today')
      },
    }
    expect(createTheme(hostile).findings).toMatchObject([{ name: 'brandColor', outcome: 'refused' }])
  })

  it('judges a single colour for buttons as it judges a brand: seen on the page, and unlike danger', () => {
    const white = { action: '#ffffff', 'action-press': '#eeeeee', 'on-action': '#0a0e19' }
    const pale = createTheme({ name: 'Pale', colors: { light: white } })
    expect(pale.properties['--brand-light-action']).toBeUndefined()
    expect(pale.findings).toContainEqual(expect.objectContaining({ name: 'action', outcome: 'refused' }))
    const red = { action: '#c81e1e', 'action-press': '#a61d1d', 'on-action': '#ffffff' }
    const { findings } = createTheme({ name: 'Red', colors: { light: red } })
    expect(findings).toMatchObject([{ scheme: 'light', name: 'action', outcome: 'taken' }])
  })

  it('keeps corners within what the layouts bear', () => {
    const theme = createTheme({ name: 'Round', radius: { control: 4, card: 400 } })
    expect(theme.properties).toEqual({ '--brand-r-control': '0.25rem', '--brand-r-card': '2rem' })
    expect(theme.findings).toHaveLength(1)
  })
})

describe('applyTheme', () => {
  it('replaces the theme before it and leaves other styles alone', () => {
    const element = document.createElement('div')
    element.style.setProperty('--other', '1')
    applyTheme(element, createTheme({ name: 'A', brandColor: '#0f766e', radius: { card: 8 } }))
    const clear = applyTheme(element, createTheme({ name: 'B', brandColor: '#7c3aed' }))
    expect(element.style.getPropertyValue('--brand-light-action')).toBe('#7c3aed')
    expect(element.style.getPropertyValue('--brand-r-card')).toBe('')
    clear()
    expect(element.style.getPropertyValue('--brand-light-action')).toBe('')
    expect(element.style.getPropertyValue('--other')).toBe('1')
  })
})
