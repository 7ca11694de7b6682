import { EmptyFan, EmptyState, Panel, Row, Rows, TextLink } from '@kaadi/ui'
import {
  BadgePercentIcon,
  GiftIcon,
  LinkIcon,
  StarIcon,
  TagIcon,
  TicketPercentIcon,
  TrophyIcon,
  UsersIcon,
} from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { FirstSale } from './first-sale.view.tsx'
import type { Running } from './use-running.controller.ts'

/** What is on. That the gift is not known yet keeps nobody from the rest. */
export const ActivityView = ({ reward }: Running) => (
  <>
    <Panel padding="none">
      <Rows>
        <Row
          as={Link}
          to={withQuery(paths.activity, { view: 'invite' })}
          startContent={<UsersIcon />}
          title={t('Bring a friend')}
          detail={t('Your code, and how far your friends have come')}
        />
        <Row
          as={Link}
          to={withQuery(paths.activity, { view: 'gift' })}
          startContent={<GiftIcon />}
          title={t('Gifts and tasks')}
          detail={t('Something to do, and what it brings you')}
        />
        <Row
          as={Link}
          to={withQuery(paths.activity, { view: 'giftCard' })}
          startContent={<TagIcon />}
          title={t('More for a card')}
          detail={t('Brands that pay on top for a time')}
        />
        <Row
          as={Link}
          to={withQuery(paths.activity, { view: 'rankList' })}
          startContent={<TrophyIcon />}
          title={t('Best sellers')}
          detail={t('Prizes each month, and where you stand')}
        />
        <Row
          as={Link}
          to={withQuery(paths.activity, { view: 'rebate' })}
          startContent={<BadgePercentIcon />}
          title={t('Rebate')}
          detail={t('A part of what you sell in a month, given back')}
        />
        <Row
          as={Link}
          to={paths.coupon}
          startContent={<TicketPercentIcon />}
          title={t('Coupons')}
          detail={t('More for a card, while they last')}
        />
        <Row
          as={Link}
          to={paths.accountExp}
          startContent={<StarIcon />}
          title={t('Your level')}
          detail={t('The more you sell, the better your rates')}
        />
        <Row
          as={Link}
          to={paths.activityPartner}
          startContent={<LinkIcon />}
          title={t('Partner programme')}
          detail={t('For businesses whose programs sell')}
        />
      </Rows>
    </Panel>
    {reward?.eligible && <FirstSale {...reward} />}
  </>
)

/** Instead of what is over, not begun, or was never there. */
export const OverView = () => (
  <EmptyState
    art={<EmptyFan />}
    title={t('This is not running')}
    action={
      <TextLink as={Link} to={paths.activity}>
        {t('See what is on')}
      </TextLink>
    }
  >
    {t('It is over, or has not begun. What you were given is in your wallet.')}
  </EmptyState>
)
