import type { FaceValueVerdict } from '@kaadi/contract/card-types'
import { t } from '@kaadi/words'
import { faceWords } from '../choice/kind-words.ts'

interface Range {
  readonly minFace: string
  readonly maxFace: string
}

export interface FaceValueFacts {
  readonly verdict: FaceValueVerdict
  /** Values that are bought of the chosen kind, smallest first. */
  readonly ranges: readonly Range[]
  /** Of the band that the value fell into or next to. */
  readonly band: Range & { readonly step: string }
  readonly symbol: string
}

/** `$10 to $45, or $100 to $500`; a range of one value is that value. */
const rangeWords = (ranges: readonly Range[], symbol: string): string =>
  ranges
    .map(({ minFace, maxFace }) => {
      const [least, most] = [faceWords(minFace, symbol), faceWords(maxFace, symbol)]
      return least === most ? least : t('{least} to {most}', { least, most })
    })
    .join(', or ')

/** Which values are bought, for the line under the field. */
export const faceValueHint = ({ ranges, symbol }: Pick<FaceValueFacts, 'ranges' | 'symbol'>): string =>
  t('{ranges} a card.', { ranges: rangeWords(ranges, symbol) })

/** What is wrong with a typed value and which one would do; null where it is bought. */
export const describeFaceValue = (facts: FaceValueFacts): string | null => {
  const { verdict, ranges, band, symbol } = facts
  switch (verdict) {
    case 'ok':
      return null
    case 'empty':
      return t('Enter the value printed on the card.')
    case 'step':
      return t('Enter a multiple of {step}.', { step: faceWords(band.step, symbol) })
    case 'below':
    case 'above': {
      const isInside =
        ranges.some(({ maxFace }) => Number(maxFace) > Number(band.maxFace)) && ranges.length === 1
      // Between two bands that follow each other only the step is wrong.
      return verdict === 'above' && isInside
        ? t('Enter a multiple of {step}.', { step: faceWords(band.step, symbol) })
        : t('We buy cards of {ranges}.', { ranges: rangeWords(ranges, symbol) })
    }
  }
}
