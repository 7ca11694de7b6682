import { t } from '@kaadi/words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readResetLink } from '../features/passwords/reset-link.ts'
import { ResetPasswordView } from '../features/passwords/reset-password.view.tsx'
import { useResetPassword } from '../features/passwords/use-reset-password.controller.ts'
import { paths, withQuery } from '../platform/navigation/paths.ts'
import { DefaultScreen } from '../platform/screens/default-screen.tsx'
import { useToaster } from '../platform/screens/toasts.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'
import { times } from '../platform/time/times.ts'

/** `/forget`, and `/reset`, which the link of the mail opens. */
export default function ForgetRoute() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const toaster = useToaster()
  const isSignedIn = useIsSignedIn()
  const [link] = useState(() => readResetLink(hash))
  const reset = useResetPassword(link)
  const { saved, isLeftAtLogin } = reset
  // What the link carries leaves the address and the history.
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  useEffect(() => {
    if (!saved || !(isSignedIn || isLeftAtLogin)) return
    toaster.show({ text: savedWords(saved.heldUntil), tone: 'ok' })
    void navigate(isSignedIn ? paths.home : withQuery(paths.login, { ret: paths.home }), { replace: true })
  }, [saved, isSignedIn, isLeftAtLogin, navigate, toaster])
  return (
    <DefaultScreen
      title={pathname === paths.reset ? t('New password') : t('Forgot password')}
      lead={
        link ? t('Choose it now. The link works once.') : t('We mail a code to the address of your account.')
      }
    >
      <ResetPasswordView {...reset} />
    </DefaultScreen>
  )
}

const savedWords = (heldUntil: string | null): string =>
  heldUntil === null
    ? t('Your new password is saved.')
    : t('Your new password is saved. Withdrawals wait until {time}.', { time: times.short(heldUntil) })
