import '../../platform/screens/door.css'
import type { Form } from '@kaadi/react'
import { Button, Panel, PasswordField } from '@kaadi/ui'
import { t } from '@kaadi/words'

export interface LockViewProps {
  readonly name: string
  readonly email: string
  readonly form: Form<{ password: string }>
  readonly isRunning: boolean
  readonly onSignOut: () => void
}

/** The door of somebody who was away from the desk. */
export function LockView({ name, email, form, isRunning, onSignOut }: LockViewProps) {
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>{t('Locked')}</h1>
        <p>
          {t('{name}, nobody touched the desk for a while. Your password leads back to where you were.', {
            name,
          })}
        </p>
        <form {...form.form}>
          {/* Password managers find the account by it. */}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...form.text('password')}
            label={t('Password')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" block loading={isRunning}>
            {t('Go on')}
          </Button>
          <Button variant="link" block onClick={onSignOut}>
            {t('Sign out')}
          </Button>
        </form>
      </Panel>
    </main>
  )
}
