import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import { canSign, type OperatorRole } from '@kaadi/contract/operators'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'
import { useAsking } from '../by-two/use-asking.controller.ts'

interface Chosen {
  readonly email: string
  readonly roles: readonly OperatorRole[]
  /** Of an invitation that a second person signs. */
  readonly reason: string
}

/** Invites somebody by mail. */
export function useInvite(onDone: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const toaster = useToaster()
  const invite = useAction(({ email, roles }: Omit<Chosen, 'reason'>, idempotencyKey) =>
    client.operatorAccounts.invite({ body: { email, roles: [...roles] }, idempotencyKey, quiet: true }),
  )
  const asking = useAsking()
  const form = useForm<Chosen>({
    initial: { email: '', roles: [], reason: '' },
    check: ({ email, roles, reason }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('Enter a whole email address.'),
      roles: roles.length === 0 ? t('Choose at least one role.') : undefined,
      reason: canSign(roles) && reason.trim().length < 3 ? t('Say why, so that the others know.') : undefined,
    }),
    onSubmit: async ({ email: written, roles, reason }) => {
      const email = written.trim().toLowerCase()
      if (canSign(roles)) {
        const after = { email, roles: [...roles] }
        const resource = 'operatorInvitations'
        if (await asking.run({ resource, before: null, after, reason: reason.trim() })) onDone()
        return
      }
      const made = await invite.run({ email, roles })
      if (!made) return
      void queries.invalidateQueries({ queryKey: ['operatorAccounts'] })
      toaster.show({ text: t('An invitation is on its way to {email}.', { email: made.email }) })
      onDone()
    },
  })
  return {
    form,
    isBusy: invite.isRunning || asking.isRunning,
    problem: invite.error ?? asking.error,
  }
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
