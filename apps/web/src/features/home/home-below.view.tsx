import './home.css'
import type { PlazaLine } from '@kaadi/contract/plaza'
import type { FirstOrderReward } from '@kaadi/contract/promotions'
import { CouponTicket, Section } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { WhenReached } from '../../platform/screens/when-reached.tsx'
import { withRest } from '../../platform/words/speak-language.ts'
import { Banners, News, Tips } from './front-content.view.tsx'
import { JustPaid } from './just-paid.view.tsx'
import type { FrontContent } from './use-front-content.ts'

const CouponForYou = lazy(() => withRest(import('./coupon-for-you.tsx')))

export interface HomeBelowProps {
  readonly content: FrontContent
}

/** What stands below the first look: reward, promotions, news, what others got, tips. Its code comes after the rest. */
export function HomeBelowView({
  content,
  reward,
  justPaid,
}: HomeBelowProps & {
  readonly reward: FirstOrderReward | undefined
  readonly justPaid: readonly PlazaLine[] | undefined
}) {
  return (
    <>
      {reward && <Reward {...reward} />}
      {content.banners.length > 0 && <Banners items={content.banners} />}
      <News items={content.news} />
      <div className="w-home-for-you">
        {!reward && (
          <WhenReached>
            <Suspense>
              <CouponForYou />
            </Suspense>
          </WhenReached>
        )}
        <JustPaid lines={justPaid} />
      </div>
      <Tips items={content.tips} />
    </>
  )
}

function Reward({ amount, currencyId, rule }: FirstOrderReward) {
  return (
    <Section title={t('For you')}>
      <CouponTicket
        as={Link}
        to={withQuery(paths.activity, { view: 'gift' })}
        value={`+${shortMoney(amount, currencyId)}`}
        title={t('On your first sale')}
        detail={`${t('0 of 1 card sold')}. ${fromService(rule)}`}
      />
    </Section>
  )
}
