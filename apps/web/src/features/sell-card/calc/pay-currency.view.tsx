import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { Field, SegmentedControl } from '@kaadi/ui'
import { walletNames } from '../../../platform/money/wallet-names.ts'

export interface PayCurrencyProps {
  currencyId: CurrencyId
  disabled: boolean
  onCurrency: (currencyId: CurrencyId) => void
}

/** Which wallet the money goes into. */
export function PayCurrency({ currencyId, disabled, onCurrency }: PayCurrencyProps) {
  return (
    <Field label="Get paid in" group>
      <SegmentedControl
        label="Get paid in"
        options={currencyIds.map((id) => ({ value: String(id), label: walletNames[id], disabled }))}
        value={String(currencyId)}
        onValueChange={(id) => onCurrency(Number(id) as CurrencyId)}
      />
    </Field>
  )
}
