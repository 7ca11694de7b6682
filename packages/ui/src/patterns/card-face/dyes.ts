import { hashName } from './weave.ts'

/** The two colours of a card type as `#rrggbb`: its ground and the thread woven into it. */
export type CardColors = readonly [ground: string, thread: string]

/** Twelve cloths for card types that come without colours of their own. Each thread stands 3:1 on its ground. */
const cloths: readonly CardColors[] = [
  ['#1d2f45', '#5f9bd1'],
  ['#0d5c4b', '#8fd9b6'],
  ['#4a1942', '#d98cc7'],
  ['#5b2a0e', '#f0a35e'],
  ['#14261a', '#46c93a'],
  ['#0b3a86', '#7fc0ff'],
  ['#6b1220', '#f2959c'],
  ['#2b2350', '#a99bf0'],
  ['#3d3a12', '#d8cf5a'],
  ['#0e4a5c', '#6fd0e6'],
  ['#e4e5ea', '#747987'],
  ['#22303f', '#f5a11a'],
]

/** Colours for a card type that has none: chosen by its name, so that they stay the same everywhere. */
export function colorsFromName(name: string): CardColors {
  return cloths[hashName(name) % cloths.length]!
}

/** Ink for the letter: white on a dark ground, near black on a light one, whichever reads better. */
export function inkOn(ground: string): string {
  return luminance(ground) > 0.36 ? '#23262e' : '#ffffff'
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
