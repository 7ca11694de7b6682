import { walletCurrency } from '@kaadi/core/money'
import { Sentence, t } from '@kaadi/words'
import './home-header.css'
import { BalanceHeader, Brand, ButtonLink, IconButton, Money, VisuallyHidden } from '@kaadi/ui'
import { BellIcon, TagIcon } from '@kaadi/ui/icons'
import { unreadCount } from '../../platform/content/unread-words.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import type { Balance } from './use-balance.ts'

export interface HomeHeaderProps {
  readonly siteName: string
  readonly logo: string | null | undefined
  readonly unread: number
  readonly balance: Balance
  readonly hidden: boolean
  readonly onHiddenChange: (hidden: boolean) => void
  readonly onRetry: () => void
}

/** Brand, bell, balance, and the two things to do with it. */
export function HomeHeader(props: HomeHeaderProps) {
  const { siteName, logo, unread, balance, hidden, onHiddenChange } = props
  return (
    <BalanceHeader
      overlap
      brand={
        <h1>
          <VisuallyHidden>{t('Home,')} </VisuallyHidden>
          <Brand name={siteName} logo={logo} />
        </h1>
      }
      endContent={
        <IconButton
          as={Link}
          to={paths.notifications}
          icon={<BellIcon size={24} />}
          label={
            unread > 0
              ? t('Notifications, {unread} unread', { unread: unreadCount(unread) })
              : t('Notifications')
          }
          badge={unread > 0}
        />
      }
      currency={walletCurrency(balance.currencyId)}
      available={balance.available}
      note={<BalanceNote {...props} />}
      hidden={hidden}
      onHiddenChange={onHiddenChange}
      actions={
        <>
          <ButtonLink as={Link} to={paths.sellList} variant="earn" icon={<TagIcon />}>
            {t('Sell a card')}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.withdraw} variant="onbrand">
            {t('Withdraw')}
          </ButtonLink>
        </>
      }
    />
  )
}

function BalanceNote({ balance, hidden, onRetry }: HomeHeaderProps) {
  const { available, onItsWay, others, currencyId } = balance
  if (available === null) {
    return (
      <>
        {t('Your balance did not load.')}{' '}
        <button type="button" className="w-home-retry" onClick={onRetry}>
          {t('Try again')}
        </button>
      </>
    )
  }
  return (
    // Its room is kept from the start: nothing below may jump when it fills.
    <span className="w-home-notes">
      {onItsWay && (
        <span>
          <Sentence
            of="<amount/> is on its way to {bank}"
            parts={{
              amount: (
                <Money amount={onItsWay.amount} currency={walletCurrency(currencyId)} concealed={hidden} />
              ),
            }}
            values={{ bank: onItsWay.to }}
          />
        </span>
      )}
      {others.length > 0 && (
        <span>
          {t('Also')}{' '}
          {others.map((other, at) => (
            <span key={other.currencyId}>
              {at > 0 && ` ${t('and')} `}
              <Money
                amount={other.available}
                currency={walletCurrency(other.currencyId)}
                concealed={hidden}
              />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
