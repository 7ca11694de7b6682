/** The kit's own ground, where the tenant has no colour. */
export const kitColor = '#192a6c'

const linear = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** White or near-black, whichever is read better on a colour. */
export function inkOn(color: string): '#ffffff' | '#121723' {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  const light = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  // The contrast with white against that with black.
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#121723'
}

/** A colour as it is written in pictures; what is none is the kit's own. */
export const colorOf = (brandColor: string | null): string =>
  brandColor && /^#[0-9a-f]{6}$/i.test(brandColor) ? brandColor : kitColor
