import { t } from '@kaadi/words'
import './passwords.css'
import { Alert, Button, Dock, OtpField, PasswordField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { CodeSender } from '../../platform/credentials/code-sender.tsx'
import { PasswordMeter } from '../../platform/credentials/password-meter.tsx'
import { passwordStrength } from '../../platform/credentials/password-strength.ts'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import type { ChangePassword } from './use-change-password.controller.ts'

const formId = 'change-password'

/** The old password, the code from the mail, and the new one. */
export function ChangePasswordView({ form, email, code, onSend, problem }: ChangePassword) {
  const mailed = form.field('code')
  return (
    <form {...form.form} id={formId} className="w-passwords-form">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <WhosePassword email={email ?? ''} />
      <PasswordField
        {...form.text('oldPassword')}
        label={t('Password that you have now')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.text('password')}
        label={t('New password')}
        autoComplete="new-password"
        hint={<PasswordMeter strength={passwordStrength(form.values.password)} />}
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
      <p className="k-small k-quiet">{t('Your other devices are signed out.')}</p>
    </form>
  )
}

/** The one action of the form. */
export function ChangePasswordDock({ isBusy }: Pick<ChangePassword, 'isBusy'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {t('Save password')}
      </Button>
    </Dock>
  )
}
