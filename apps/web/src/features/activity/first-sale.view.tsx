import type { FirstOrderReward } from '@kaadi/contract/promotions'
import { CouponTicket } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'

/** As a line that leads to selling. */
export const FirstSale = ({ amount, currencyId, rule }: FirstOrderReward) => (
  <CouponTicket
    as={Link}
    to={paths.sellList}
    value={`+${shortMoney(amount, currencyId)}`}
    title={t('On your first sale')}
    detail={fromService(rule)}
  />
)
