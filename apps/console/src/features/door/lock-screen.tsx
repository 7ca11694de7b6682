import type { OperatorSelf } from '@kaadi/contract/operators'
import { hasCode } from '@kaadi/core/errors'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/net/say-error.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { LockView } from './lock.view.tsx'

/** Stands in place of whatever was shown until the password is entered. The address, and so the page, stays. */
export default function LockScreen({ operator }: { readonly operator: OperatorSelf }) {
  useScreenTitle(t('Locked'))
  const { session } = usePlatform()
  const unlock = useAction(({ password }: { password: string }) =>
    session.unlock(operator.email, password).catch((refused: unknown) => {
      form.fail(
        'password',
        hasCode(refused, 'badCredentials') ? t('This is not your password.') : sayError(refused),
      )
      throw refused
    }),
  )
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('Enter your password.') : undefined }),
    onSubmit: (values) => void unlock.run(values),
  })
  return (
    <LockView
      name={operator.name}
      email={operator.email}
      form={form}
      isRunning={unlock.isRunning}
      onSignOut={() => void session.signOut()}
    />
  )
}
