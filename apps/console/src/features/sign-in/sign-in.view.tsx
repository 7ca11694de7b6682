import { Button, Notice, Panel, PasswordField, TextField } from '@kaadi/ui'
import type { FormEvent } from 'react'

export interface SignInViewProps {
  readonly isRunning: boolean
  /** Why the last try failed, in words. */
  readonly error?: string | undefined
  readonly onSubmit: (email: string, password: string) => void
}

/** The door of the console. */
export function SignInView({ isRunning, error, onSubmit }: SignInViewProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSubmit(String(form.get('email') ?? ''), String(form.get('password') ?? ''))
  }
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>Desk</h1>
        <p>For reviewers and treasurers.</p>
        <form onSubmit={submit}>
          {error && <Notice tone="bad" role="alert" icon="circle-alert" title={error} />}
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <Button type="submit" block busy={isRunning}>
            Sign in
          </Button>
        </form>
      </Panel>
    </main>
  )
}
