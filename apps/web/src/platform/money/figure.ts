import { t } from '@kaadi/words'
import { spokenLanguage } from '../words/speak-language.ts'

/** A count or a percentage as the person's language writes it: `1,004` and `0.5`, in French `1 004` and `0,5`. Money is written alike in all. */
export const figure = (value: number | string): string => {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return new Intl.NumberFormat([spokenLanguage.current().code, 'en'], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Number(value))
}

/** A share in percent as the person's language writes it: `0.5%`, in French `0,5 %`. */
export const percentage = (value: number | string): string => t('{percent}%', { percent: figure(value) })
