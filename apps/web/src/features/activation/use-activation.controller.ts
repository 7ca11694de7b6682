import { type Activation, linkTokenSchema } from '@kaadi/contract/users'
import { hasCode, textDetail } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { useClosedCountry } from '../../platform/screens/country-notice.tsx'
import { useSession } from '../../platform/session/session.ts'
import { sayWait } from './say-wait.ts'
import { type Resend, useResend } from './use-resend.ts'

export interface ActivationValues {
  readonly password: string
}

/** What became of the link. `cut`: the address carries none, or one that is not whole. */
export type LinkState = 'reading' | 'failed' | 'cut' | 'unknown' | 'expired' | 'used' | 'taken' | 'waiting'

export interface Activating {
  readonly link: LinkState
  readonly activation: Activation | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<ActivationValues>
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
  /** Set while no account can be opened in its country. */
  readonly closedCountry: { readonly reopensTime: string | null } | undefined
  readonly canOpen: boolean
  readonly resend: Resend
  /** The account is open, but the sign-in to it was refused. */
  readonly isLeftAtLogin: boolean
  readonly isSignedIn: boolean
}

const stateOf = (error: unknown): LinkState | undefined => {
  if (hasCode(error, 'activationUsed')) return 'used'
  if (hasCode(error, 'activationExpired')) return 'expired'
  if (hasCode(error, 'activationUnknown')) return 'unknown'
  if (hasCode(error, 'emailTaken')) return 'taken'
  return undefined
}

/** The account of a mailed link, opened with the password that was chosen for it. */
export const useActivation = (token: string): Activating => {
  const client = useClient()
  const session = useSession()
  const isWhole = linkTokenSchema.safeParse(token).success
  const { data, error, refetch } = useQuery({
    queryKey: ['activation', token],
    queryFn: ({ signal }) => client.users.readActivation({ body: { token }, signal, quiet: true }),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [ended, setEnded] = useState<LinkState>()
  const [problem, setProblem] = useState<string>()
  const [refusedCountry, setRefusedCountry] = useState<Activating['closedCountry']>()
  const closedCountry = useClosedCountry(data?.countryCode)
  const [isOpen, setOpen] = useState(false)

  const opening = useAction((body: { token: string; password: string }, idempotencyKey) =>
    client.users.activate({ body, idempotencyKey, quiet: true }).catch((refused: unknown) => {
      const state = stateOf(refused)
      if (state) setEnded(state)
      else if (hasCode(refused, 'badCredentials'))
        form.fail('password', t('This is not the password that you signed up with.'))
      else if (hasCode(refused, 'countryClosed'))
        setRefusedCountry({ reopensTime: textDetail(refused, 'reopensTime') ?? null })
      else setProblem(sayWait(refused))
      throw refused
    }),
  )
  const form = useForm<ActivationValues>({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('Enter your password.') : undefined }),
    onSubmit: async ({ password }) => {
      if (!data) return
      setProblem(undefined)
      setRefusedCountry(undefined)
      const { passwordHash } = await import('@kaadi/core/crypto')
      const opened = await opening.run({ token, password: passwordHash(data.email, password) })
      if (!opened) return
      setOpen(true)
      session.signIn({ username: data.email, password, keep: true })
    },
  })

  const resend = useResend(token, (refused) => {
    const state = stateOf(refused)
    if (state) setEnded(state)
    else setProblem(sayWait(refused))
  })

  const [isLeftAtLogin, setLeftAtLogin] = useState(false)
  if (!isLeftAtLogin && isOpen && session.error !== undefined && !session.isSignedIn) setLeftAtLogin(true)

  const read = data ? 'waiting' : error ? (stateOf(error) ?? 'failed') : 'reading'
  return {
    link: isWhole ? (ended ?? read) : 'cut',
    activation: data,
    error,
    onRetry: () => void refetch(),
    form,
    isBusy: opening.isRunning || session.isSigningIn || (isOpen && !isLeftAtLogin),
    problem,
    closedCountry: closedCountry ?? refusedCountry,
    canOpen: closedCountry === undefined,
    resend,
    isLeftAtLogin,
    isSignedIn: session.isSignedIn,
  }
}
