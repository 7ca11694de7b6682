import type { CardPrice, CardType, CodeFormat } from './card-type.schema.ts'

/**
 * The one form in which a card code is compared, fingerprinted and stored: no blanks, dashes or signs that nobody sees, which
 * chats and scanners bring along; letters and digits of full width as plain ones; upper case.
 */
export const normaliseCardCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}−._]/gu, '')
    .toUpperCase()

/** Whether a code has the form of its brand. A format that the catalogue wrote wrongly lets every code pass. */
export const isCardCode = (format: Pick<CodeFormat, 'pattern'>, code: string): boolean => {
  try {
    return new RegExp(`^(?:${format.pattern})$`).test(normaliseCardCode(code))
  } catch {
    return true
  }
}

/** Whether a brand can be sold now. */
export const isOnSale = (cardType: Pick<CardType, 'enabled' | 'paused'>): boolean =>
  cardType.enabled && !cardType.paused

const scale = 100_000_000n
const scaled = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * scale + BigInt(fraction.padEnd(8, '0').slice(0, 8))
}

/** What is wrong with a face value, or `ok`. */
export type FaceValueVerdict = 'ok' | 'empty' | 'below' | 'above' | 'step'

/** Whether a price covers a face value, and if not, why. The value is a plain decimal string. */
export const checkFaceValue = (
  price: Pick<CardPrice, 'minFace' | 'maxFace' | 'step'>,
  faceValue: string,
): FaceValueVerdict => {
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(faceValue)) return 'empty'
  const value = scaled(faceValue)
  if (value === 0n) return 'empty'
  if (value < scaled(price.minFace)) return 'below'
  if (value > scaled(price.maxFace)) return 'above'
  const step = scaled(price.step)
  return step > 0n && value % step !== 0n ? 'step' : 'ok'
}
