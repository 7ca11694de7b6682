import { pinLength } from '@kaadi/contract/constants'
import { isTrivialPin } from '@kaadi/contract/withdrawal-pins'
import { t } from '@kaadi/words'

/** A withdrawal password that is to be, twice. */
export interface NewPin {
  readonly pin: string
  readonly pinAgain: string
}

export const isPin = (typed: string): boolean => typed.length === pinLength && /^\d*$/.test(typed)

/** What is wrong with it, before it is sent. */
export const newPinFaults = ({ pin, pinAgain }: NewPin) => ({
  pin: pinFault(pin),
  pinAgain: pin === pinAgain ? undefined : t('The two entries differ.'),
})

const pinFault = (pin: string): string | undefined => {
  if (!isPin(pin)) return t('Enter six digits.')
  return isTrivialPin(pin) ? t('Too easy to guess. Choose six digits that follow no pattern.') : undefined
}
