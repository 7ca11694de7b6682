import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'

interface Chosen {
  readonly email: string
  readonly roles: readonly OperatorRole[]
}

/** Invites somebody by mail. */
export function useInvite(onDone: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  const invite = useAction(({ email, roles }: Chosen, idempotencyKey) =>
    client.operatorAccounts.invite({ body: { email, roles: [...roles] }, idempotencyKey, quiet: true }),
  )
  const form = useForm<Chosen>({
    initial: { email: '', roles: [] },
    check: ({ email, roles }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('Enter a whole email address.'),
      roles: roles.length === 0 ? t('Choose at least one role.') : undefined,
    }),
    onSubmit: async ({ email, roles }) => {
      const made = await invite.run({ email: email.trim().toLowerCase(), roles })
      if (!made) return
      void queries.invalidateQueries({ queryKey: ['operatorAccounts'] })
      toaster.show({ text: t('An invitation is on its way to {email}.', { email: made.email }) })
      onDone()
    },
  })
  return { form, isBusy: invite.isRunning, problem: invite.error }
}

/** Sends an invitation again, or takes it back. */
export function useInvitation({ invitationId, email }: OperatorInvitation) {
  const client = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  const body = { invitationId }
  const again = () => void queries.invalidateQueries({ queryKey: ['operatorAccounts'] })
  const resend = useAction(async (_: null, idempotencyKey) => {
    await client.operatorAccounts.resend({ body, idempotencyKey })
    toaster.show({
      text: t('Another link is on its way to {email}. The one before works no more.', { email }),
    })
  })
  const withdraw = useAction(async (_: null, idempotencyKey) => {
    await client.operatorAccounts.withdraw({ body, idempotencyKey })
    toaster.show({ text: t('The link to {email} works no more.', { email }) })
  })
  return {
    isBusy: resend.isRunning || withdraw.isRunning,
    onResend: () => void resend.run(null).finally(again),
    onWithdraw: () => void withdraw.run(null).finally(again),
  }
}
