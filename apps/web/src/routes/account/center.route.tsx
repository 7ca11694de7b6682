import { t } from '@kaadi/words'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AccountCenterView } from '../../features/account-center/account-center.view.tsx'
import { useAccountCenter } from '../../features/account-center/use-account-center.controller.ts'
import { useVerification } from '../../features/verification/use-verification.controller.ts'
import { VerificationDock, VerificationView } from '../../features/verification/verification.view.tsx'
import { SetPin } from '../../features/withdrawal-pins/set-pin.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

const IdentitiesPart = lazy(() => import('./identities-part.tsx'))
const IdentitiesRow = lazy(() => import('../../features/identities/identities-row.tsx'))
const PinPart = lazy(() => import('./pin-part.tsx'))
const PasskeysPart = lazy(() => import('./passkeys-part.tsx'))
const AvatarPart = lazy(() => import('./avatar-part.tsx'))
const LimitsUsed = lazy(() => import('../../features/withdrawals/limits/limits-used.tsx'))
const NotificationsPart = lazy(() => import('./notifications-part.tsx'))
const TwoFactorPart = lazy(() => import('./two-factor-part.tsx'))

/**
 * `/account/center`, and its views `verification`, `twoFactor`, `passkeys`, `identities`, `changePin`, `resetPin`,
 * `notifications` and `avatar`
 */
export default function AccountCenterRoute() {
  const [query] = useSearchParams()
  const view = query.get('view')
  if (view === 'verification') return <VerificationScreen />
  if (view === 'changePin' || view === 'resetPin') return <PinPart view={view} />
  if (view === 'passkeys') return <PasskeysPart />
  if (view === 'identities') return <IdentitiesPart />
  if (view === 'notifications') return <NotificationsPart />
  if (view === 'avatar') return <AvatarPart />
  return view === 'twoFactor' ? <TwoFactorPart /> : <CenterScreen />
}

function VerificationScreen() {
  const verification = useVerification()
  return (
    <NavScreen
      title={t('Verification')}
      parent={paths.accountCenter}
      footer={<VerificationDock {...verification} />}
    >
      <VerificationView {...verification} />
    </NavScreen>
  )
}

function CenterScreen() {
  const toaster = useToaster()
  const [isSettingPin, setSettingPin] = useState(false)
  const center = useAccountCenter(() => toaster.show({ text: t('Signed out there.'), tone: 'ok' }))
  const onPinSet = () => {
    setSettingPin(false)
    center.onUserRetry()
    toaster.show({ text: t('Your withdrawal password is set.'), tone: 'ok' })
  }
  return (
    <NavScreen title={t('Account and safety')} parent={paths.account}>
      <AccountCenterView
        {...center}
        onSetPin={() => setSettingPin(true)}
        limits={
          <Suspense>
            <LimitsUsed />
          </Suspense>
        }
      >
        <Suspense>
          <IdentitiesRow />
        </Suspense>
      </AccountCenterView>
      {isSettingPin && <SetPin onSet={onPinSet} onClose={() => setSettingPin(false)} />}
    </NavScreen>
  )
}
