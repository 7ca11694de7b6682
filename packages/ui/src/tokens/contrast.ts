/** WCAG AA: what text needs, and what controls, focus rings and marks need. */
export const contrastMinimum = { text: 4.5, mark: 3 } as const

export type ContrastUse = keyof typeof contrastMinimum

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export const isHexColor = (value: string): boolean => hexColor.test(value)

/** Red, green and blue of `#rgb` or `#rrggbb`, each 0 to 1. Throws a RangeError for anything else. */
export function parseHex(hex: string): [red: number, green: number, blue: number] {
  if (!isHexColor(hex)) throw new RangeError(`"${hex}" is not a colour. Write it as #rrggbb.`)
  const digits = hex.slice(1)
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return [red!, green!, blue!]
}

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** The relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(toLinear)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast ratio of WCAG 2 between two colours, 1 to 21, in either order. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}
