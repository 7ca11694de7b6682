import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Alert, Button, Dock, OtpField, PasswordField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { CodeSender } from '../../platform/credentials/code-sender.tsx'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { NewPinFields } from './pin-fields.view.tsx'
import type { ResetPin } from './use-reset-pin.controller.ts'

const formId = 'reset-pin'

/** Password, mailed code, and twice the withdrawal password as it is to be. */
export function ResetPinView({ form, email, code, onSend, problem }: ResetPin) {
  const mailed = form.field('code')
  return (
    <form {...form.form} id={formId} className="w-stack">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <p className="k-quiet">
        {t(
          'Show that it is you, and choose a new one. Withdrawals then wait for 24 hours, to keep your money safe.',
        )}
      </p>
      <WhosePassword email={email ?? ''} />
      <PasswordField
        {...form.text('password')}
        label={t('Password of your account')}
        autoComplete="current-password"
        required
      />
      <OtpField
        label={t('Code from your mail')}
        name="code"
        value={mailed.value}
        onValueChange={mailed.set}
        onBlur={() => mailed.value !== '' && mailed.leave()}
        error={mailed.error}
        required
      />
      <CodeSender code={code} onSend={onSend} />
      <NewPinFields form={form} />
    </form>
  )
}

/** The one action of the form. */
export function ResetPinDock({ isBusy }: Pick<ResetPin, 'isBusy'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {t('Save withdrawal password')}
      </Button>
    </Dock>
  )
}
