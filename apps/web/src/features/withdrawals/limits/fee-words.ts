import { t } from '@kaadi/words'

/** The fee's line of a receipt, with what the seller's level takes off. */
export const feeWords = (offPercent: number): string => {
  if (offPercent === 0) return t('Fee')
  return offPercent === 100
    ? t('Fee, waived by your level')
    : t('Fee, {percent}% off by your level', { percent: offPercent })
}
