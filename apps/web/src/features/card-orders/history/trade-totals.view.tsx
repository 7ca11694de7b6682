import type { TradeTotal } from '@kaadi/contract/trade-history'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { Alert, Button, Money, Panel, ProgressBar } from '@kaadi/ui'
import { DownloadIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import './trade-totals.css'
import { figure } from '../../../platform/money/figure.ts'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import '../../../platform/screens/stacks.css'
import { TradeTotalsPlace } from './trade-totals-place.tsx'

export interface TradeTotalsViewProps {
  /** Of all that the filter has, by wallet currency. */
  totals: readonly TradeTotal[] | undefined
  error: unknown
  isMaking: boolean
  /** How much of the table has come; null while it is made, or where nobody knows. */
  share: number | null
  problem: string | null
  onSave: () => void
  onRetry: () => void
}

/** What the trades of the filter come to, and the way to keep them as a table. */
export function TradeTotalsView(props: TradeTotalsViewProps) {
  const { totals, error, isMaking, share, problem, onSave, onRetry } = props
  return (
    <section aria-label={t('What these trades come to')} className="w-stack">
      <LoadSwitch
        data={totals}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<TradeTotalsPlace />}
      >
        {(totals) => (
          <Panel className="w-trade-totals">
            {totals.map((total) => (
              <Total key={total.currencyId} {...total} />
            ))}
          </Panel>
        )}
      </LoadSwitch>
      <Button block variant="secondary" icon={<DownloadIcon />} loading={isMaking} onClick={onSave}>
        {t('Save as a table')}
      </Button>
      {isMaking && <ProgressBar label={t('Making the table')} value={share} />}
      {problem && (
        <Alert tone="bad" role="alert" title={t('It was not saved')}>
          {problem}
        </Alert>
      )}
    </section>
  )
}

function Total({ currencyId, count, paid, expected }: TradeTotal) {
  const currency = walletCurrency(currencyId)
  return (
    <dl className="w-trade-total">
      <div>
        <dt>{t('Trades')}</dt>
        <dd>{figure(count)}</dd>
      </div>
      <div>
        <dt>{t('Paid')}</dt>
        <dd>
          <Money amount={paid} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('In progress, with appeals')}</dt>
        <dd>
          <Money amount={expected} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
