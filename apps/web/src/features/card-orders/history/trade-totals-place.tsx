import { Panel, Skeleton, VisuallyHidden } from '@kaadi/ui'
import { t } from '@kaadi/words'
import './trade-totals.css'

/** Holds the place of the totals in the measures of one currency. */
export const TradeTotalsPlace = () => (
  <Panel className="w-trade-totals" aria-busy="true">
    <VisuallyHidden role="status">{t('Adding up the trades')}</VisuallyHidden>
    <Skeleton height="4rem" />
  </Panel>
)
