import { t } from '@kaadi/words'
import './value-fields.css'
import { cardsPerOrderMax } from '@kaadi/contract/constants'
import { AmountInput, type MoneyCurrency, PresetChips, Stepper } from '@kaadi/ui'
import { faceWords } from '../choice/kind-words.ts'

export interface ValueFieldsProps {
  currency: MoneyCurrency
  faceValue: string
  count: number
  presets: readonly string[]
  hint: string
  /** Shown once the field was left or the form was sent. */
  problem: string | null
  onFaceValue: (value: string) => void
  onLeave: () => void
  onCount: (count: number) => void
  disabled: boolean
}

/** What is printed on each card, and how many such cards there are. */
export function ValueFields(props: ValueFieldsProps) {
  const { currency, faceValue, count, presets, hint, problem, disabled } = props
  const { onFaceValue, onLeave, onCount } = props
  return (
    <div className="w-sell-value">
      <div className="w-sell-value-fields">
        <AmountInput
          id="face-value"
          label={t('Value on the card')}
          currency={currency}
          value={faceValue}
          onValueChange={onFaceValue}
          onBlur={onLeave}
          hint={hint}
          error={problem}
          placeholder="0"
          disabled={disabled}
          required
        />
        <Stepper
          label={t('Cards')}
          value={count}
          onValueChange={onCount}
          max={cardsPerOrderMax}
          lessLabel={t('One card less')}
          moreLabel={t('One card more')}
          disabled={disabled}
        />
      </div>
      {presets.length > 0 && (
        <PresetChips
          label={t('Usual values')}
          presets={presets.map((value) => ({ value, label: faceWords(value, currency.symbol), disabled }))}
          value={faceValue}
          onValueChange={onFaceValue}
        />
      )}
    </div>
  )
}
