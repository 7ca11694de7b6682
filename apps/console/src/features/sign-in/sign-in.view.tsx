import '../../platform/screens/door.css'
import { Alert, Button, OtpField, Panel, PasswordField, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import type { FormEvent } from 'react'

export interface SignInViewProps {
  readonly isRunning: boolean
  /** Why the last try failed, in words. */
  readonly error?: string | undefined
  /** What is entered of the mailed code; undefined where none is asked for. */
  readonly code: string | undefined
  readonly onCode: (code: string) => void
  readonly onSubmit: (email: string, password: string) => void
}

/** The door of the console. */
export function SignInView({ isRunning, error, code, onCode, onSubmit }: SignInViewProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSubmit(String(form.get('email') ?? ''), String(form.get('password') ?? ''))
  }
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>Desk</h1>
        <p>For everyone who works here.</p>
        <form onSubmit={submit} noValidate={code !== undefined}>
          {error && (
            <Alert
              tone={code === undefined ? 'bad' : 'todo'}
              role="alert"
              icon={<CircleAlertIcon />}
              title={error}
            />
          )}
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          {code !== undefined && (
            <OtpField
              label="Code from your mail"
              name="code"
              value={code}
              onValueChange={onCode}
              hint="We ask for it after several wrong passwords, to keep others out."
              required
            />
          )}
          <Button type="submit" block loading={isRunning}>
            Sign in
          </Button>
        </form>
      </Panel>
    </main>
  )
}
