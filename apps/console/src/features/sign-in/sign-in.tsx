import { verificationCodeLength } from '@kaadi/contract/constants'
import { hasCode } from '@kaadi/core/errors'
import { useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { SignInView } from './sign-in.view.tsx'

/** Email and password, and a mailed code where the service asks for one. */
export function SignIn() {
  useScreenTitle(t('Sign in'))
  const { session } = usePlatform()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const [needsFactor, setNeedsFactor] = useState(false)
  const form = useForm({
    initial: { email: '', password: '', code: '', factor: '' },
    check: ({ email, password, code, factor }) => ({
      email: email.trim() === '' ? t('Enter your email address.') : undefined,
      password: password === '' ? t('Enter your password.') : undefined,
      code:
        needsCode && code.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
      factor:
        needsFactor && factor.trim() === ''
          ? t('Enter the 6 digits that the app shows, or a recovery code.')
          : undefined,
    }),
    onSubmit: ({ email, password, code, factor }) => {
      if (isRunning) return
      setRunning(true)
      setError(undefined)
      session
        .signIn(email.trim(), password, {
          ...(needsCode && { code }),
          ...(needsFactor && { factor: factor.trim() }),
        })
        .catch((failure: unknown) => {
          setError(sayError(failure))
          if (hasCode(failure, 'secondFactorNeeded') || hasCode(failure, 'wrongSecondFactor')) {
            form.field('factor').set('')
            // The mailed code has done its work.
            setNeedsCode(false)
            setNeedsFactor(true)
          }
          if (!hasCode(failure, 'badVerificationCode')) return
          form.field('code').set('')
          // Without a code the next try has a new one mailed.
          setNeedsCode(failure.details?.newCodeNeeded !== true)
        })
        .finally(() => setRunning(false))
    },
  })
  return (
    <SignInView
      form={form}
      isRunning={isRunning}
      error={error}
      needsCode={needsCode}
      needsFactor={needsFactor}
    />
  )
}
