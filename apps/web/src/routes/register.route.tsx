import { safePath } from '@kaadi/core/navigation'
import { t } from '@kaadi/words'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SignUpView } from '../features/users/sign-up.view.tsx'
import { useSignUp } from '../features/users/use-sign-up.controller.ts'
import { paths, withQuery } from '../platform/navigation/paths.ts'
import { useClosedCountry } from '../platform/screens/country-notice.tsx'
import { DefaultScreen } from '../platform/screens/default-screen.tsx'
import { useToaster } from '../platform/screens/toasts.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'

/** `/register`, and on into the app. */
export default function RegisterRoute() {
  const [query] = useSearchParams()
  const ret = query.get('ret') ?? undefined
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const toaster = useToaster()
  const signUp = useSignUp()
  const closedCountry = useClosedCountry(signUp.form.values.countryCode)
  const loginTo = withQuery(paths.login, { ret: ret ?? paths.home })
  useEffect(() => {
    if (isSignedIn) void navigate(safePath(ret), { replace: true })
  }, [isSignedIn, ret, navigate])
  const { isLeftAtLogin } = signUp
  useEffect(() => {
    if (!isLeftAtLogin) return
    toaster.show({ text: t('Your account is open. Sign in to it now.'), tone: 'ok' })
    void navigate(loginTo, { replace: true })
  }, [isLeftAtLogin, loginTo, navigate, toaster])
  return (
    <DefaultScreen
      title={t('Open an account')}
      lead={t('Sell a card, be paid into your wallet, withdraw to your bank.')}
    >
      <SignUpView {...signUp} closedCountry={closedCountry} loginTo={loginTo} />
    </DefaultScreen>
  )
}
