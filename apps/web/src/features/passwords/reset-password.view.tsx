import { Sentence, t } from '@kaadi/words'
import './passwords.css'
import { Alert, Button, OtpField, PasswordField, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { CodeSender } from '../../platform/credentials/code-sender.tsx'
import { PasswordMeter } from '../../platform/credentials/password-meter.tsx'
import { passwordStrength } from '../../platform/credentials/password-strength.ts'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import type { ResetPassword } from './use-reset-password.controller.ts'

/** First the address, then the code from the mail with the new password. */
export function ResetPasswordView(props: ResetPassword) {
  const { form, step, problem, isLinkDead, isBusy, onSendAgain } = props
  if (isLinkDead)
    return (
      <div className="w-passwords-form">
        <Alert tone="todo" icon={<CircleAlertIcon />} title={t('This link no longer works')} role="alert">
          {t('It was used, it is older than 15 minutes, or you asked for a newer one.')}
        </Alert>
        <Button block loading={isBusy} onClick={onSendAgain}>
          {t('Mail me another code')}
        </Button>
      </div>
    )
  return (
    <form {...form.form} className="w-passwords-form">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      {step === 'address' ? <Address {...props} /> : <NewPassword {...props} />}
      <p>
        <TextLink as={Link} to={paths.login}>
          {t('Back to sign in')}
        </TextLink>
      </p>
    </form>
  )
}

function Address({ form, isBusy, code }: ResetPassword) {
  return (
    <>
      <TextField
        {...form.text('email')}
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Button
        type="submit"
        block
        loading={isBusy}
        disabled={code.secondsLeft > 0 && code.sentTo === undefined}
      >
        {t('Mail me a code')}
      </Button>
    </>
  )
}

/** The same for every address: who asks does not learn whether it has an account. */
const mailedIfKnown = (email: string): string =>
  t('If {email} has an account, we mailed a code to it. Look into spam too.', { email })

function NewPassword({ form, step, code, isBusy, onSendAgain, onOtherAddress }: ResetPassword) {
  const mailed = form.field('code')
  return (
    <>
      <p className="w-passwords-address">
        <Sentence
          of="A new password for <email>{address}</email>."
          values={{ address: form.values.email.trim() }}
          parts={{ email: <b /> }}
        />{' '}
        {step === 'code' && (
          <TextLink as="button" onClick={onOtherAddress}>
            {t('Other address')}
          </TextLink>
        )}
      </p>
      <WhosePassword email={form.values.email} />
      {step === 'code' && (
        <>
          <OtpField
            label={t('Code from your mail')}
            name="code"
            value={mailed.value}
            onValueChange={mailed.set}
            onBlur={() => mailed.value !== '' && mailed.leave()}
            error={mailed.error}
            required
          />
          <CodeSender code={code} onSend={onSendAgain} sentWords={mailedIfKnown} />
        </>
      )}
      <PasswordField
        {...form.text('password')}
        label={t('New password')}
        autoComplete="new-password"
        hint={<PasswordMeter strength={passwordStrength(form.values.password)} />}
        required
      />
      <p className="k-small k-quiet">
        {t('All your devices are signed out, and withdrawals wait for 24 hours.')}
      </p>
      <Button type="submit" block loading={isBusy}>
        {t('Save password')}
      </Button>
    </>
  )
}
