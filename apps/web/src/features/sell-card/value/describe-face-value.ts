import type { FaceValueVerdict } from '@kaadi/contract/card-types'
import { faceWords } from '../choice/kind-words.ts'

export interface FaceValueFacts {
  readonly verdict: FaceValueVerdict
  /** Over every band of the chosen kind. */
  readonly range: { readonly minFace: string; readonly maxFace: string }
  /** Of the band that the value fell into or next to. */
  readonly band: { readonly minFace: string; readonly maxFace: string; readonly step: string }
  readonly symbol: string
}

/** Which values are bought, for the line under the field. */
export const faceValueHint = ({ range, symbol }: Pick<FaceValueFacts, 'range' | 'symbol'>): string =>
  `From ${faceWords(range.minFace, symbol)} to ${faceWords(range.maxFace, symbol)} a card.`

/** What is wrong with a typed value and which one would do; null where it is bought. */
export const describeFaceValue = (facts: FaceValueFacts): string | null => {
  const { verdict, range, band, symbol } = facts
  const say = (amount: string) => faceWords(amount, symbol)
  switch (verdict) {
    case 'ok':
      return null
    case 'empty':
      return 'Enter the value printed on the card.'
    case 'step':
      return `Enter a multiple of ${say(band.step)}.`
    case 'below':
      return `The smallest we buy is ${say(range.minFace)}.`
    case 'above':
      // Between two bands the value is neither the largest nor the smallest that we buy.
      return Number(band.maxFace) < Number(range.maxFace)
        ? `We do not buy this value. Up to ${say(band.maxFace)}, or more, is bought.`
        : `The most we buy in one card is ${say(range.maxFace)}.`
  }
}
