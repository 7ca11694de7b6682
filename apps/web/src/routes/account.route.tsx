import { t } from '@kaadi/words'
import { AccountView } from '../features/account/account.view.tsx'
import { useAccount } from '../features/account/use-account.controller.ts'
import { TabScreen } from '../platform/screens/tab-screen.tsx'

/** `/account` */
export default function AccountRoute() {
  return (
    <TabScreen title={t('Me')}>
      <AccountView {...useAccount()} />
    </TabScreen>
  )
}
