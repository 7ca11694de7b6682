import type { FirstOrderReward } from '@kaadi/contract/promotions'
import { LoadSwitch } from '@kaadi/react'
import { CouponTicket, EmptyFan, EmptyState, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import type { Running } from './use-running.controller.ts'

/** What the first sale brings, and whether it still can be had. */
export function GiftView({ reward, error, onRetry }: Running) {
  return (
    <LoadSwitch
      data={reward}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={1} label={t('Loading your gift')} />}
    >
      {(reward) => (reward.eligible ? <FirstSale {...reward} /> : <NoGift />)}
    </LoadSwitch>
  )
}

/** As a line that leads to selling. */
export const FirstSale = ({ amount, currencyId, rule }: FirstOrderReward) => (
  <CouponTicket
    as={Link}
    to={paths.sellList}
    value={`+${shortMoney(amount, currencyId)}`}
    title={t('On your first sale')}
    detail={rule}
  />
)

const NoGift = () => (
  <EmptyState
    art={<EmptyFan />}
    title={t('No gift waits for you now')}
    action={
      <TextLink as={Link} to={paths.history}>
        {t('See your wallet')}
      </TextLink>
    }
  >
    {t('The gift is for a first sale. What you were given is in your wallet.')}
  </EmptyState>
)
