import { describeError } from '@kaadi/core/errors'
import { useState } from 'react'
import { usePlatform } from '../../platform/platform-context.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { SignInView } from './sign-in.view.tsx'

export function SignIn() {
  useScreenTitle('Sign in')
  const { session } = usePlatform()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  const submit = (email: string, password: string) => {
    setRunning(true)
    setError(undefined)
    session
      .signIn(email, password)
      .catch((failure: unknown) => setError(describeError(failure)))
      .finally(() => setRunning(false))
  }
  return <SignInView isRunning={isRunning} error={error} onSubmit={submit} />
}
