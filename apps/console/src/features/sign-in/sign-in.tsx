import { verificationCodeLength } from '@kaadi/contract/constants'
import { hasCode } from '@kaadi/core/errors'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { SignInView } from './sign-in.view.tsx'

/** Email and password, and a mailed code where the service asks for one. */
export function SignIn() {
  useScreenTitle('Sign in')
  const { session } = usePlatform()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  /** Undefined until a code is asked for. */
  const [code, setCode] = useState<string>()
  const submit = (email: string, password: string) => {
    if (code !== undefined && code.length < verificationCodeLength) {
      setError(`Enter the ${verificationCodeLength} digits we mailed you.`)
      return
    }
    setRunning(true)
    setError(undefined)
    session
      .signIn(email, password, code)
      .catch((failure: unknown) => {
        setError(sayError(failure))
        if (hasCode(failure, 'badVerificationCode')) setCode('')
      })
      .finally(() => setRunning(false))
  }
  return <SignInView isRunning={isRunning} error={error} code={code} onCode={setCode} onSubmit={submit} />
}
