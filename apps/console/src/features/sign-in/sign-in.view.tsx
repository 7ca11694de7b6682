import { t } from '@kaadi/words'
import '../../platform/screens/door.css'
import type { Form } from '@kaadi/react'
import { Alert, Button, OtpField, Panel, PasswordField, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'

export interface SignInViewProps {
  readonly form: Form<{ email: string; password: string; code: string; factor: string }>
  readonly isRunning: boolean
  /** Why the last try failed, in words. */
  readonly error?: string | undefined
  /** A mailed code is asked for. */
  readonly needsCode: boolean
  /** The second factor is asked for. */
  readonly needsFactor: boolean
}

/** The door of the console. */
export function SignInView({ form, isRunning, error, needsCode, needsFactor }: SignInViewProps) {
  const code = form.field('code')
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>{t('Desk')}</h1>
        <p>{t('For everyone who works here.')}</p>
        <form {...form.form}>
          {error && (
            <Alert
              tone={needsCode || needsFactor ? 'todo' : 'bad'}
              role="alert"
              icon={<CircleAlertIcon />}
              title={error}
            />
          )}
          <TextField
            {...form.text('email')}
            label={t('Email')}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            {...form.text('password')}
            label={t('Password')}
            autoComplete="current-password"
            required
          />
          {needsCode && (
            <OtpField
              label={t('Code from your mail')}
              name="code"
              value={code.value}
              onValueChange={code.set}
              error={code.error}
              hint={t('We ask for it after several wrong passwords, to keep others out.')}
              required
            />
          )}
          {needsFactor && (
            <TextField
              {...form.text('factor')}
              label={t('Code from the app')}
              hint={t(
                '6 digits. They change every 30 seconds. Without the phone, one of your recovery codes.',
              )}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          )}
          <Button type="submit" block loading={isRunning}>
            {t('Sign in')}
          </Button>
        </form>
      </Panel>
    </main>
  )
}
