import { contrastMinimum, contrastRatio } from './contrast.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import { colorOf } from './resolve.ts'
import type { BrandColor, Scheme } from './semantic.ts'

export type BrandPalette = Partial<Record<BrandColor, string>>

const white = '#ffffff'
const ink = /* @__PURE__ */ colorOf('on-earn', 'light')

const isReadable = (front: string, ...backs: string[]): boolean =>
  backs.every((back) => contrastRatio(front, back) >= contrastMinimum.text)

/** The colour's hue at a lightness, with its chroma held below a ceiling. */
const toned = (hex: string, lightness: number, chromaCeiling: number): string => {
  const { c, h } = hexToOklch(hex)
  return oklchToHex({ l: lightness, c: Math.min(c, chromaCeiling), h })
}

/** Moves lightness by small steps until the colour can be read on every ground. Hue stays. */
function readableOn(hex: string, grounds: readonly string[], step: number): string {
  const { l, c, h } = hexToOklch(hex)
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = oklchToHex({ l: lightness, c, h })
    if (isReadable(candidate, ...grounds)) return candidate
  }
  return step < 0 ? ink : white
}

const grounds = (scheme: Scheme): string[] =>
  (['bg', 'surface', 'surface-2'] as const).map((x) => colorOf(x, scheme))

/** What is written on a colour: white or ink, or nothing where neither can be read. */
export const inkFor = (hex: string): string | undefined =>
  [white, ink].find((candidate) => isReadable(candidate, hex))

/** A fill that is as pale as the page has no edge. A tenant's yellow may be a button (1.4:1), white may not. */
const leastFill = 1.2

/** Whether what is filled with a colour stands out from the page of a scheme. */
export const isSeen = (hex: string, scheme: Scheme): boolean =>
  grounds(scheme).every((ground) => contrastRatio(hex, ground) >= leastFill)

/** Whether a button can be filled with a colour in the light scheme: words are read on it, and it is seen on the page. */
export const canFill = (hex: string): boolean => inkFor(hex) !== undefined && isSeen(hex, 'light')

/** The pressed look: darker under white, and as far under ink as ink stays readable. */
function pressed(action: string, onAction: string): string {
  const { l, c, h } = hexToOklch(action)
  const darker = oklchToHex({ l: Math.max(0, l - 0.075), c, h })
  return isReadable(onAction, darker) ? darker : oklchToHex({ l: Math.min(1, l + 0.06), c, h })
}

function light(brand: string): BrandPalette {
  const quiet = toned(brand, 0.966, 0.014)
  const textBrand = readableOn(brand, [...grounds('light'), quiet], -0.005)
  const action = canFill(brand) ? brand : textBrand
  const onAction = inkFor(action) ?? white
  return {
    action,
    'on-action': onAction,
    'action-press': pressed(action, onAction),
    'action-quiet': quiet,
    'on-action-quiet': readableOn(toned(brand, 0.385, 0.148), [quiet], -0.005),
    'text-brand': textBrand,
    focus: toned(brand, 0.55, 0.165),
    'surface-brand': toned(brand, 0.31, 0.12),
    'surface-brand-2': toned(brand, 0.38, 0.12),
    'on-brand': white,
    'on-brand-2': toned(brand, 0.868, 0.058),
  }
}

function dark(brand: string): BrandPalette {
  const quiet = toned(brand, 0.25, 0.088)
  const action = readableOn(toned(brand, 0.775, 0.098), [...grounds('dark'), quiet], 0.005)
  return {
    action,
    'on-action': toned(brand, 0.19, 0.06),
    'action-press': toned(brand, 0.868, 0.058),
    'action-quiet': quiet,
    'on-action-quiet': toned(brand, 0.868, 0.058),
    'text-brand': action,
    focus: action,
    'surface-brand': toned(brand, 0.25, 0.088),
    'surface-brand-2': toned(brand, 0.31, 0.12),
    'on-brand': white,
    'on-brand-2': toned(brand, 0.868, 0.058),
  }
}

/** Both schemes of the brand contract from one colour, all of it readable. Marigold, which means earning, stays. */
export const deriveBrand = (brand: string): Record<Scheme, BrandPalette> => ({
  light: light(brand),
  dark: dark(brand),
})
