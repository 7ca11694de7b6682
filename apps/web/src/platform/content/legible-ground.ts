const wanted = 4.5

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** WCAG 2 contrast of white on a colour. */
const contrastOfWhite = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/**
 * A bank's colour, made darker until white letters on it can be read by everybody. What is not `#rrggbb` is left out, so
 * that the kit chooses.
 */
export const legibleGround = (color: string): string | undefined => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined
  let rgb = channels(color)
  while (contrastOfWhite(rgb) < wanted) rgb = rgb.map((value) => Math.floor(value * 0.95))
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
