import { Avatar } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { AccountView } from '../features/account/account.view.tsx'
import { useAccount } from '../features/account/use-account.controller.ts'
import { ConsentChoice } from '../platform/page/consent-choice.tsx'
import { TabScreen } from '../platform/screens/tab-screen.tsx'
import { shownName } from '../platform/session/shown-name.ts'

const AvatarLink = lazy(() => import('../features/avatars/avatar-link.tsx'))
const CurrencyChoice = lazy(() => import('../features/users/currency/currency-choice.tsx'))
const LimitsUsed = lazy(() => import('../features/withdrawals/limits/limits-used.tsx'))

/** `/account` */
export default function AccountRoute() {
  const account = useAccount()
  const { user } = account
  return (
    <TabScreen title={t('Me')}>
      <AccountView
        {...account}
        avatar={
          <Suspense fallback={<Avatar size="large" name={user ? shownName(user) : ''} decorative />}>
            <AvatarLink />
          </Suspense>
        }
        limits={
          <Suspense>
            <LimitsUsed />
          </Suspense>
        }
        choices={
          <>
            <Suspense>
              <CurrencyChoice />
            </Suspense>
            <ConsentChoice />
          </>
        }
      />
    </TabScreen>
  )
}
