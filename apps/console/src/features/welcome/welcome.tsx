import { passwordMinLength } from '@kaadi/contract/constants'
import { passwordHash } from '@kaadi/core/crypto'
import { describeError, hasCode } from '@kaadi/core/errors'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { LinkOver, WelcomeView } from './welcome.view.tsx'

const endings = ['operatorLinkUnusable', 'operatorLinkExpired', 'operatorLinkUsed', 'operatorExists'] as const

interface Chosen {
  readonly name: string
  readonly password: string
}

/** Where a one-time link leads: its owner sets name and password, and is signed in. */
export function Welcome({ token, onDone }: { token: string; onDone: () => void }) {
  useScreenTitle(t('Set up your account'))
  const client = useClient()
  const { session } = usePlatform()
  const link = useQuery({
    queryKey: ['welcome', token],
    queryFn: ({ signal }) => client.operators.readLink({ body: { token }, signal, quiet: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const email = link.data?.email ?? ''
  const accept = useAction(async ({ name, password }: Chosen, idempotencyKey) => {
    const body = { token, name, password: passwordHash(email, password) }
    await client.operators.acceptLink({ body, idempotencyKey, quiet: true })
    await session.signIn(email, password)
    onDone()
  })
  const form = useForm<Chosen>({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim().length < 2 ? t('Enter your name.') : undefined,
      password:
        password.length < passwordMinLength
          ? t('Use at least {count} characters.', { count: passwordMinLength })
          : undefined,
    }),
    onSubmit: ({ name, password }) => void accept.run({ name: name.trim(), password }),
  })
  const failPassword = useEffectEvent(() => form.fail('password', describeError(accept.error)))
  const isWeak = hasCode(accept.error, 'weakPassword')
  useEffect(() => {
    if (isWeak) failPassword()
  }, [isWeak])
  const over = [link.error, accept.error].find((error) => endings.some((name) => hasCode(error, name)))
  if (over !== undefined) return <LinkOver why={describeError(over)} />
  if (hasCode(link.error, 'invalidInput')) return <LinkOver />
  if (link.error) return <LoadFailure error={link.error} onRetry={() => void link.refetch()} />
  return (
    <WelcomeView
      link={link.data}
      form={form}
      isRunning={accept.isRunning}
      error={accept.error === undefined || isWeak ? undefined : describeError(accept.error)}
    />
  )
}
