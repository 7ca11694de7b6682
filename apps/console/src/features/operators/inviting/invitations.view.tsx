import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import { Section, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { Menu } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { listRoles } from '../../../platform/content/role-names.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { useInvitation } from './use-invitation.controller.ts'

/** Invitations that wait: who was asked, by whom, and until when the link works. */
export function Invitations({ invitations }: { readonly invitations: readonly OperatorInvitation[] }) {
  return (
    <Section title={t('Invitations that wait')}>
      <DataTable
        label={t('Invitations that wait')}
        rows={invitations}
        rowId={(row) => row.invitationId}
        rowName={(row) => row.email}
        density="compact"
        columns={[
          { id: 'email', header: t('Email'), names: true, cell: (row) => row.email },
          { id: 'roles', header: t('Roles'), cell: (row) => listRoles(row.roles, 'name') },
          { id: 'by', header: t('Invited by'), cell: (row) => row.invitedBy },
          { id: 'sent', header: t('Sent'), cell: (row) => deskTime(row.sentTime) },
          {
            id: 'until',
            header: t('Works until'),
            cell: (row) =>
              row.isExpired ? <Tag tone="todo">{t('Has run out')}</Tag> : deskTime(row.expiresTime),
          },
        ]}
        rowMenu={(row, label) => <InvitationMenu invitation={row} label={label} />}
        empty={null}
      />
    </Section>
  )
}

function InvitationMenu({
  invitation,
  label,
}: {
  readonly invitation: OperatorInvitation
  readonly label: string
}) {
  const { isBusy, onResend, onWithdraw } = useInvitation(invitation)
  return (
    <Menu
      label={label}
      actions={[
        { id: 'resend', label: t('Send again'), onSelect: onResend, disabled: isBusy },
        { id: 'withdraw', label: t('Withdraw'), onSelect: onWithdraw, disabled: isBusy },
      ]}
    />
  )
}
