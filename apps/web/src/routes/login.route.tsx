import { safePath } from '@kaadi/core/navigation'
import { t } from '@kaadi/words'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { keptTicket } from '../features/identities/provider-ticket.ts'
import { SignInView } from '../features/sessions/sign-in.view.tsx'
import { useSignIn } from '../features/sessions/use-sign-in.controller.ts'
import { paths, withQuery } from '../platform/navigation/paths.ts'
import { DefaultScreen } from '../platform/screens/default-screen.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'
import { withRest } from '../platform/words/speak-language.ts'

const ProviderButton = lazy(() => import('../features/identities/provider-button.tsx'))
const ProviderPart = lazy(() => withRest(import('./login-provider-part.tsx')))

/** `/login`, and on to where the person wanted to go. */
export default function LoginRoute() {
  const [query] = useSearchParams()
  const isBack = query.has('state')
  const ret = query.get('ret') ?? (isBack ? keptTicket()?.ret : undefined)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const signIn = useSignIn()
  // In another tab counts too: this page then has nothing left to ask.
  useEffect(() => {
    if (isSignedIn) void navigate(safePath(ret), { replace: true })
  }, [isSignedIn, ret, navigate])
  return (
    <DefaultScreen title={t('Sign in')} lead={t('Your cards and your money are where you left them.')}>
      {isBack ? (
        <Suspense>
          <ProviderPart />
        </Suspense>
      ) : (
        <>
          <SignInView {...signIn} registerTo={withQuery(paths.register, { ret })} />
          {!signIn.challenge && (
            <Suspense>
              <ProviderButton ret={ret} />
            </Suspense>
          )}
        </>
      )}
    </DefaultScreen>
  )
}
