import { t } from '@kaadi/words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ActivationView } from '../features/activation/activation.view.tsx'
import { useActivation } from '../features/activation/use-activation.controller.ts'
import { paths } from '../platform/navigation/paths.ts'
import { DefaultScreen } from '../platform/screens/default-screen.tsx'
import { useToaster } from '../platform/screens/toasts.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'

/** `/activate`, which the link of a sign-up opens. */
export default function ActivateRoute() {
  const { hash } = useLocation()
  const [token, setToken] = useState(() => hash.replace(/^#/, ''))
  // A newer link that is opened over this page.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1))
  return <Activate key={token} token={token} />
}

function Activate({ token }: { token: string }) {
  const navigate = useNavigate()
  const toaster = useToaster()
  const isSignedIn = useIsSignedIn()
  const [wasSignedIn] = useState(isSignedIn)
  const activation = useActivation(token)
  const { isLeftAtLogin } = activation
  const isIn = isSignedIn && !wasSignedIn
  useEffect(() => {
    if (!isIn && !isLeftAtLogin) return
    toaster.show({
      text: isIn ? t('Your account is open.') : t('Your account is open. Sign in to it now.'),
      tone: 'ok',
    })
    void navigate(isIn ? paths.home : paths.login, { replace: true })
  }, [isIn, isLeftAtLogin, navigate, toaster])
  return (
    <DefaultScreen title={t('Open your account')} lead={t('The last step of your sign-up.')}>
      <ActivationView {...activation} />
    </DefaultScreen>
  )
}
