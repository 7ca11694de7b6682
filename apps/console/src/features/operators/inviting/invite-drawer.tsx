import '../operators.css'
import '@kaadi/ui/css/drawer.css'
import { canSign } from '@kaadi/contract/operators'
import { Alert, Button, Drawer, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { RoleChoice } from '../role-choice.tsx'
import { useInvite } from './use-invitation.controller.ts'

/** The form of an invitation. */
export function InviteDrawer({ onClose }: { readonly onClose: () => void }) {
  const { form, isBusy, problem } = useInvite(onClose)
  const roles = form.field('roles')
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('Invite an operator')}
      description={t('They get a link by mail that works once, for three days.')}
    >
      <form {...form.form} className="c-operator-form">
        {problem !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
        )}
        <TextField {...form.text('email')} label={t('Email')} type="email" autoComplete="off" required />
        <RoleChoice
          chosen={roles.value}
          error={roles.error}
          onChoose={(role, isChosen) =>
            roles.set(isChosen ? [...roles.value, role] : roles.value.filter((one) => one !== role))
          }
        />
        {canSign(roles.value) && (
          <TextField
            {...form.text('reason')}
            label={t('Why')}
            hint={t(
              'A senior, treasurer or admin signs for others. Another admin or a treasurer signs this with a passkey, within three days.',
            )}
            maxLength={300}
            autoComplete="off"
          />
        )}
        <Button type="submit" loading={isBusy}>
          {canSign(roles.value) ? t('Ask a second person') : t('Send the invitation')}
        </Button>
      </form>
    </Drawer>
  )
}
