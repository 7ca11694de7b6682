import type { CurrencyId } from '@kaadi/contract/constants'
import { currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import { Alert, Button } from '@kaadi/ui'
import { ClockIcon, WifiOffIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'

export interface SoughtProps {
  amount: string
  currencyId: CurrencyId
  /** The service could not be asked. */
  isUnreached: boolean
  online: boolean
  onRetry: () => void
}

/** A withdrawal that got no answer, while it is looked for: nothing new is offered meanwhile. */
export function Sought({ amount, currencyId, isUnreached, online, onRetry }: SoughtProps) {
  return (
    <Alert
      tone="wait"
      icon={isUnreached ? <WifiOffIcon /> : <ClockIcon />}
      title={isUnreached && !online ? t('You are offline') : t('No answer yet')}
      role="status"
      action={isUnreached && <Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {t('We are looking whether your withdrawal of {amount} reached us. Nothing is sent a second time.', {
        amount: formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'exact' }),
      })}
    </Alert>
  )
}
