import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { Field, SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { walletNames } from '../../../platform/money/wallet-names.ts'

export interface PayCurrencyProps {
  currencyId: CurrencyId
  disabled: boolean
  onCurrency: (currencyId: CurrencyId) => void
}

/** Which wallet the money goes into. */
export function PayCurrency({ currencyId, disabled, onCurrency }: PayCurrencyProps) {
  return (
    <Field label={t('Get paid in')} group>
      <SegmentedControl
        label={t('Get paid in')}
        options={currencyIds.map((id) => ({ value: String(id), label: t(walletNames[id]), disabled }))}
        value={String(currencyId)}
        onValueChange={(id) => onCurrency(Number(id) as CurrencyId)}
      />
    </Field>
  )
}
