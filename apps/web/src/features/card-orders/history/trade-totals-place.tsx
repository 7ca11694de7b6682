import { Panel, Skeleton, VisuallyHidden } from '@kaadi/ui'
import { t } from '@kaadi/words'
import './trade-totals.css'
import '../../../platform/screens/stacks.css'

/** Holds the place of the totals in the measures of one currency. */
export const TradeTotalsPlace = () => (
  <Panel className="w-trade-totals" aria-busy="true">
    <VisuallyHidden role="status">{t('Adding up the trades')}</VisuallyHidden>
    <Skeleton height="4rem" />
  </Panel>
)

/** The same while the part itself is on its way, with the button's place. */
export const TradeTotalsFirst = () => (
  <div className="w-stack">
    <TradeTotalsPlace />
    <Skeleton height="3rem" />
  </div>
)
