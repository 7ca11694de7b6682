import { readDecimal, trimDecimal } from './decimal-string.ts'

/**
 * Thousands parted by commas or blanks, or no thousands; then a point, or a comma that cannot part thousands. Three
 * digits behind a comma are thousands or nothing: a figure is never read as a thousand times what it was.
 */
const form = /^([1-9]\d{0,2}(?:,\d{3})+(?=\.|$)|[1-9]\d{0,2}(?:\s\d{3})+|\d*)(?:\.(\d*)|,(\d{0,2}|\d{4,}))?$/

/**
 * Reads what a person typed or pasted into an amount field: `₦ 12,500.50` is `12500.50`, `12,50` and `1 234,5` have a
 * decimal comma, `.5` is `0.5`, `5.` is `5`. Undefined for anything that is not a plain amount, can be read in two ways
 * (`1.234,56`, `0,500`), is negative, or has more than `decimals` digits after the point.
 */
export const parseAmount = (text: string, decimals: number): string | undefined => {
  const match = form.exec(text.trim().replace(/^(?:[₦₵$]|USDT|NGN|GHS)\s*/i, ''))
  const whole = match?.[1]?.replace(/\D/g, '') ?? ''
  const fraction = match?.[2] ?? match?.[3] ?? ''
  const value = readDecimal(`${whole}.${fraction}`)
  if (!value || trimDecimal(value).scale > decimals) return undefined
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction && `.${fraction}`)
}
