import { readDecimal, trimDecimal } from './decimal-string.ts'
import { ungroupThousands } from './group-thousands.ts'

/**
 * Reads what a person typed or pasted into an amount field: `₦ 12,500.50` is `12500.50`, `.5` is `0.5`, `5.` is `5`.
 * Undefined for anything that is not a plain amount, is negative, or has more than `decimals` digits after the point.
 */
export const parseAmount = (text: string, decimals: number): string | undefined => {
  const plain = ungroupThousands(text).replace(/^(?:[₦₵$]|USDT|NGN|GHS)/i, '')
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return undefined
  const amount = fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`
  const value = readDecimal(amount)
  if (!value || trimDecimal(value).scale > decimals) return undefined
  return amount.replace(/^0+(?=\d)/, '')
}
