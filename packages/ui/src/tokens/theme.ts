import { contrastMinimum, contrastRatio, isHexColor } from './contrast.ts'
import { type BrandPalette, deriveBrand, inkFor } from './derive.ts'
import { contrastPairs } from './pairs.ts'
import { colorOf } from './resolve.ts'
import { type BrandColor, brandColors, type Scheme, type SemanticColor } from './semantic.ts'

export interface ThemeOptions {
  /** The site's name, as site info gives it. */
  name: string
  /** Address of the logo, if there is one. */
  logo?: string | null | undefined
  /** One `#rrggbb` colour; the rest of the palette is derived from it. */
  brandColor?: string | null | undefined
  /** Single names of the brand contract, over what was derived. */
  colors?: Partial<Record<Scheme, BrandPalette>> | undefined
  /** Corner radii in pixels. */
  radius?: { control?: number | undefined; card?: number | undefined } | undefined
}

/** What was not taken as it was given, for the person who sets the theme up. */
export interface ThemeFinding {
  scheme: Scheme | 'both'
  name: string
  given: string
  /** `corrected` has something near it instead; `refused` keeps what would stand without it. */
  outcome: 'corrected' | 'refused'
  reason: string
}

export interface Theme {
  readonly name: string
  readonly logo: string | null
  /** Custom properties for the root element. */
  readonly properties: Readonly<Record<`--brand-${string}`, string>>
  readonly findings: readonly ThemeFinding[]
}

const schemes = ['light', 'dark'] as const
const radiusNames = { control: [0, 24], card: [0, 32] } as const

const themeProperties = (): string[] => [
  ...schemes.flatMap((scheme) => brandColors.map((name) => `--brand-${scheme}-${name}`)),
  ...Object.keys(radiusNames).map((corner) => `--brand-r-${corner}`),
]

/** The first pair a palette would draw below WCAG AA. */
function faultOf(palette: BrandPalette, scheme: Scheme, only?: readonly SemanticColor[]) {
  const colour = (name: SemanticColor) => palette[name as BrandColor] ?? colorOf(name, scheme)
  for (const { front, back, use } of contrastPairs) {
    if (only && !only.includes(front) && !only.includes(back)) continue
    const ratio = contrastRatio(colour(front), colour(back))
    if (ratio < contrastMinimum[use]) {
      return `${front} on ${back} reaches ${ratio.toFixed(2)}:1 and needs ${contrastMinimum[use]}:1`
    }
  }
  return undefined
}

function takeColors(
  derived: BrandPalette,
  given: BrandPalette,
  scheme: Scheme,
  findings: ThemeFinding[],
): BrandPalette {
  const refuse = (name: string, value: string, reason: string) =>
    findings.push({ scheme, name, given: value, outcome: 'refused', reason })
  const wanted: BrandPalette = {}
  for (const [name, value] of Object.entries(given)) {
    if (!(brandColors as readonly string[]).includes(name))
      refuse(name, value, 'a tenant may not set this name')
    else if (!isHexColor(value)) refuse(name, value, 'not a colour of the form #rrggbb')
    else wanted[name as BrandColor] = value
  }
  // A colour and what is written on it are judged together: each may be fine only with the other.
  const names = Object.keys(wanted) as BrandColor[]
  const fault = faultOf({ ...derived, ...wanted }, scheme, names)
  if (!fault) return { ...derived, ...wanted }
  const palette = { ...derived }
  for (const name of names) {
    const own = faultOf({ ...palette, [name]: wanted[name]! }, scheme, [name])
    if (own) refuse(name, wanted[name]!, own)
    else palette[name] = wanted[name]!
  }
  return palette
}

/**
 * A tenant's look from site info. Never throws and never gives an unreadable palette: a brand colour nothing
 * can be read on is corrected, a single colour that drops a pair below WCAG AA is refused, and `findings` says so.
 */
export function createTheme({ name, logo, brandColor, colors, radius }: ThemeOptions): Theme {
  const findings: ThemeFinding[] = []
  const properties: Record<`--brand-${string}`, string> = {}
  let derived: Record<Scheme, BrandPalette> = { light: {}, dark: {} }
  if (brandColor && isHexColor(brandColor)) {
    derived = deriveBrand(brandColor)
    if (!inkFor(brandColor)) {
      const reason = `neither white nor ink can be read on it; buttons use ${derived.light.action}`
      findings.push({ scheme: 'both', name: 'brandColor', given: brandColor, outcome: 'corrected', reason })
    }
  } else if (brandColor) {
    const reason = 'not a colour of the form #rrggbb'
    findings.push({ scheme: 'both', name: 'brandColor', given: brandColor, outcome: 'refused', reason })
  }
  for (const scheme of schemes) {
    const palette = takeColors(derived[scheme], colors?.[scheme] ?? {}, scheme, findings)
    for (const [token, value] of Object.entries(palette)) properties[`--brand-${scheme}-${token}`] = value
  }
  for (const [corner, [least, most]] of Object.entries(radiusNames) as [
    'control' | 'card',
    readonly number[],
  ][]) {
    const given = radius?.[corner]
    if (given === undefined) continue
    const taken = Math.min(most!, Math.max(least!, Number.isFinite(given) ? given : 0))
    properties[`--brand-r-${corner}`] = `${taken / 16}rem`
    if (taken !== given) {
      const reason = `corners go from ${least} to ${most} pixels`
      findings.push({
        scheme: 'both',
        name: `radius.${corner}`,
        given: String(given),
        outcome: 'corrected',
        reason,
      })
    }
  }
  return { name, logo: logo ?? null, properties, findings }
}

/**
 * Puts a theme on the root element, or on any element that carries its own `data-theme`, in place of the one before.
 * Uses the style object, which a content security policy without inline styles allows. Returns what takes it off again.
 */
export function applyTheme(element: HTMLElement, theme: Theme): () => void {
  const clear = () => {
    for (const name of themeProperties()) element.style.removeProperty(name)
  }
  clear()
  for (const [name, value] of Object.entries(theme.properties)) element.style.setProperty(name, value)
  return clear
}
