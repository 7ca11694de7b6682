import { pathOf } from '@kaadi/core/navigation'
import { Tab, Tabbar } from '@kaadi/ui'
import { HouseIcon, ReceiptTextIcon, TagIcon, UserIcon, WalletIcon } from '@kaadi/ui/icons'
import { msg, t } from '@kaadi/words'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'

const tabs = [
  { to: paths.home, icon: <HouseIcon />, label: msg('Home'), below: paths.home },
  { to: paths.sellList, icon: <TagIcon />, label: msg('Sell'), below: '/sell' },
  { to: paths.transaction, icon: <ReceiptTextIcon />, label: msg('Trades'), below: paths.transaction },
  { to: paths.cash, icon: <WalletIcon />, label: msg('Wallet'), below: '/wallet' },
  { to: paths.account, icon: <UserIcon />, label: msg('Me'), below: paths.account },
] as const

/** The five places of the app. */
export function AppTabbar() {
  const path = pathOf(useLocation().pathname)
  return (
    <Tabbar aria-label={t('Main')}>
      {tabs.map(({ to, icon, label, below }) => (
        <Tab key={to} as={Link} to={to} icon={icon} current={path === below || path.startsWith(`${below}/`)}>
          {t(label)}
        </Tab>
      ))}
    </Tabbar>
  )
}
