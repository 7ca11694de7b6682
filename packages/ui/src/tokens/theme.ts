import { contrastMinimum, contrastRatio, isHexColor } from './contrast.ts'
import { type BrandPalette, canFill, deriveBrand, inkFor, isSeen } from './derive.ts'
import { hexToOklch } from './oklch.ts'
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
  /** `corrected` has something near it instead; `refused` keeps what would stand without it; `taken` stands, with a drawback. */
  outcome: 'corrected' | 'refused' | 'taken'
  reason: string
}

export interface Theme {
  readonly name: string
  readonly logo: string | null
  /** Custom properties for the root element. */
  readonly properties: Readonly<Record<`--brand-${string}`, string>>
  readonly findings: readonly ThemeFinding[]
}

type Given = Readonly<Record<string, unknown>>
type Refuse = (name: string, given: unknown, reason: string) => void

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A getter that throws leaves its name behind with nothing to be made of it. */
const unreadable = /* @__PURE__ */ Symbol('cannot be read')

/** What an object holds, read once. What is there and is no object, or has a name that nobody knows, is refused. */
function entriesOf(given: unknown, where: string, refuse: Refuse, known?: readonly string[]): Given {
  if (given == null) return {}
  if (!isRecord(given)) {
    refuse(where || 'options', given, 'not an object')
    return {}
  }
  const held: Record<string, unknown> = Object.create(null)
  for (const name of namesOf(given)) {
    try {
      held[name] = given[name]
    } catch {
      held[name] = unreadable
    }
    if (known && !known.includes(name))
      refuse(where ? `${where}.${name}` : name, held[name], 'no such setting')
  }
  return held
}

function namesOf(given: Given): string[] {
  try {
    return Object.keys(given)
  } catch {
    return []
  }
}
const isColor = (value: unknown): value is string => typeof value === 'string' && isHexColor(value)

/** What was given, as far as it can be written down. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return value === unreadable ? 'cannot be read' : (JSON.stringify(value) ?? String(value))
  } catch {
    return typeof value
  }
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
  given: Given,
  scheme: Scheme,
  findings: ThemeFinding[],
): BrandPalette {
  const find = (name: string, value: unknown, outcome: ThemeFinding['outcome'], reason: string) =>
    findings.push({ scheme, name, given: inWords(value), outcome, reason })
  const wanted: BrandPalette = {}
  for (const [name, value] of Object.entries(given)) {
    if (!(brandColors as readonly string[]).includes(name))
      find(name, value, 'refused', 'a tenant may not set this name')
    else if (!isColor(value)) find(name, value, 'refused', 'not a colour of the form #rrggbb')
    else if (name === 'action' && !isSeen(value, scheme))
      find(name, value, 'refused', 'a button of this colour cannot be seen on the page')
    else wanted[name as BrandColor] = value
  }
  const palette = withoutFaults(derived, wanted, scheme, (name, value, reason) =>
    find(name, value, 'refused', reason),
  )
  const { action } = wanted
  if (action && palette.action === action && looksLikeDanger(action, scheme))
    find('action', action, 'taken', likeDanger)
  return palette
}

/** A colour and what is written on it are judged together: each may be fine only with the other. */
function withoutFaults(
  derived: BrandPalette,
  wanted: BrandPalette,
  scheme: Scheme,
  refuse: Refuse,
): BrandPalette {
  const names = Object.keys(wanted) as BrandColor[]
  const fault = faultOf({ ...derived, ...wanted }, scheme, names)
  if (!fault) return { ...derived, ...wanted }
  const palette = { ...derived }
  for (const name of names) {
    const own = faultOf({ ...palette, [name]: wanted[name]! }, scheme, [name])
    if (own) refuse(name, wanted[name], own)
    else palette[name] = wanted[name]!
  }
  return palette
}

const likeDanger = 'close to the red of danger: buttons that delete look like buttons that go on'

/** Whether somebody would take one for the other: near in hue and lightness, both with colour in them. */
function looksLikeDanger(hex: string, scheme: Scheme): boolean {
  const [one, other] = [hexToOklch(hex), hexToOklch(colorOf('bad', scheme))]
  const apart = Math.abs(one.h - other.h)
  return Math.min(apart, 360 - apart) < 20 && Math.abs(one.l - other.l) < 0.2 && one.c > 0.08
}

function takeBrandColor(given: unknown, findings: ThemeFinding[]): Record<Scheme, BrandPalette> {
  const find = (outcome: ThemeFinding['outcome'], reason: string) =>
    findings.push({ scheme: 'both', name: 'brandColor', given: inWords(given), outcome, reason })
  if (given == null || given === '') return { light: {}, dark: {} }
  if (!isColor(given)) {
    find('refused', 'not a colour of the form #rrggbb')
    return { light: {}, dark: {} }
  }
  const derived = deriveBrand(given)
  const instead = `buttons use ${derived.light.action}`
  if (!inkFor(given)) find('corrected', `neither white nor ink can be read on it; ${instead}`)
  else if (!canFill(given))
    find('corrected', `a button of this colour cannot be seen on the page; ${instead}`)
  if (looksLikeDanger(given, 'light')) find('taken', likeDanger)
  return derived
}

/**
 * An address that a picture may come from. Everything else, `javascript:` with it, is refused. Browsers read a backslash
 * as a slash and leave out tabs and line breaks, so that neither may stand in a path: `/\\host` is another host.
 */
const isPictureAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:https?:\/\/[^/]|\/(?!\/)|\.{1,2}\/|data:image\/|blob:)/i.test(value.trim()) &&
  !/[\\\t\n\r]/.test(value.trim())

function takeLogo(given: unknown, findings: ThemeFinding[]): string | null {
  if (given == null || given === '') return null
  if (isPictureAddress(given)) return given.trim()
  const reason = 'not the address of a picture: write https://…, or a path that begins with /'
  findings.push({ scheme: 'both', name: 'logo', given: inWords(given), outcome: 'refused', reason })
  return null
}

type Corner = keyof typeof radiusNames

function takeRadius(
  given: Given,
  findings: ThemeFinding[],
  properties: Record<`--brand-${string}`, string>,
): void {
  for (const [corner, [least, most]] of Object.entries(radiusNames) as [
    Corner,
    readonly [number, number],
  ][]) {
    const wanted = given[corner]
    if (wanted == null) continue
    const isNumber = typeof wanted === 'number' && !Number.isNaN(wanted)
    const taken = isNumber ? Math.min(most, Math.max(least, wanted)) : undefined
    if (taken !== undefined) properties[`--brand-r-${corner}`] = `${taken / 16}rem`
    if (taken === wanted) continue
    findings.push({
      scheme: 'both',
      name: `radius.${corner}`,
      given: inWords(wanted),
      outcome: isNumber ? 'corrected' : 'refused',
      reason: isNumber ? `corners go from ${least} to ${most} pixels` : 'not a number of pixels',
    })
  }
}

function takeName(given: unknown, refuse: Refuse): string {
  if (typeof given === 'string') return given
  if (given != null) refuse('name', given, 'not a text')
  return ''
}

const optionNames = ['name', 'logo', 'brandColor', 'colors', 'radius']

/**
 * A tenant's look from site info. Never throws, whatever it is given, and never gives an unreadable palette: a brand
 * colour nothing can be read on is corrected, a single colour that drops a pair below WCAG AA is refused, and
 * `findings` says so, as it does of everything that is left out.
 */
export function createTheme(options?: ThemeOptions): Theme {
  const findings: ThemeFinding[] = []
  const refuse: Refuse = (name, given, reason) =>
    findings.push({ scheme: 'both', name, given: inWords(given), outcome: 'refused', reason })
  const given = entriesOf(options, '', refuse, optionNames)
  const colors = entriesOf(given.colors, 'colors', refuse, schemes)
  const properties: Record<`--brand-${string}`, string> = {}
  const derived = takeBrandColor(given.brandColor, findings)
  for (const scheme of schemes) {
    const wanted = entriesOf(colors[scheme], `colors.${scheme}`, refuse)
    const palette = takeColors(derived[scheme], wanted, scheme, findings)
    for (const [token, value] of Object.entries(palette)) properties[`--brand-${scheme}-${token}`] = value
  }
  takeRadius(entriesOf(given.radius, 'radius', refuse, Object.keys(radiusNames)), findings, properties)
  return { name: takeName(given.name, refuse), logo: takeLogo(given.logo, findings), properties, findings }
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
