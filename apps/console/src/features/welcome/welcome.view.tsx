import '../../platform/screens/door.css'
import { passwordMinLength } from '@kaadi/contract/constants'
import type { OperatorLink } from '@kaadi/contract/operators'
import { Alert, Button, Panel, PasswordField, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { type FormEvent, useState } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { deskTime } from '../../platform/time/desk-time.ts'

export interface WelcomeViewProps {
  /** Undefined while it is read. */
  readonly link: OperatorLink | undefined
  readonly isRunning: boolean
  readonly passwordError: string | undefined
  readonly error: string | undefined
  readonly onSubmit: (name: string, password: string) => void
}

/** Name and password of a new operator. */
export function WelcomeView({ link, isRunning, passwordError, error, onSubmit }: WelcomeViewProps) {
  const [fault, setFault] = useState<{ name?: string | undefined; password?: string | undefined }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, password] = [String(form.get('name') ?? '').trim(), String(form.get('password') ?? '')]
    const found = {
      name: name.length < 2 ? 'Enter your name.' : undefined,
      password:
        password.length < passwordMinLength ? `Use at least ${passwordMinLength} characters.` : undefined,
    }
    setFault(found)
    if (!found.name && !found.password) onSubmit(name, password)
  }
  return (
    <main className="c-door">
      <Panel className="c-door-panel" aria-busy={link === undefined}>
        <h1>Set up your account</h1>
        <p>
          {link
            ? `You will be ${describeRoles(link.roles)} of this installation. The link works until ${deskTime(link.expiresTime)}.`
            : 'Reading your link…'}
        </p>
        <form onSubmit={submit} noValidate>
          {error && <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={error} />}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={link?.email ?? ''}
            readOnly
          />
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            hint="Sellers and colleagues see it."
            error={fault.name}
            required
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint={`At least ${passwordMinLength} characters. A sentence is easy to remember.`}
            error={fault.password ?? passwordError}
            required
          />
          <Button type="submit" block loading={isRunning} disabled={link === undefined}>
            Open the desk
          </Button>
        </form>
      </Panel>
    </main>
  )
}

const describeRoles = (roles: OperatorLink['roles']): string =>
  roles.map((role) => (/^[ae]/.test(role) ? `an ${role}` : `a ${role}`)).join(' and ')

/** A link that was used, has run out, or was not copied whole. */
export function LinkOver() {
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>This link does not work any more</h1>
        <p>It was used, it has run out, or a part of it is missing. Whoever sent it can make another.</p>
        <TextLink as={Link} to={paths.login}>
          Sign in
        </TextLink>
      </Panel>
    </main>
  )
}
