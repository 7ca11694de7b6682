/**
 * Puts commas between the thousands of a plain decimal string and leaves everything else as it stands:
 * `-1234567.80` becomes `-1,234,567.80`, `1234.` becomes `1,234.`. Works without any library.
 */
export const groupThousands = (decimal: string): string => {
  const point = decimal.indexOf('.')
  const whole = point < 0 ? decimal : decimal.slice(0, point)
  const rest = point < 0 ? '' : decimal.slice(point)
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + rest
}

/** Takes grouping commas and blanks out again, as far as they stand before the point. */
export const ungroupThousands = (text: string): string =>
  text.replace(/^[^.]+/, (whole) => whole.replace(/[,\s]/g, ''))
