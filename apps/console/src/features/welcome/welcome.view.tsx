import '../../platform/screens/door.css'
import { passwordMinLength } from '@kaadi/contract/constants'
import type { OperatorLink } from '@kaadi/contract/operators'
import type { Form } from '@kaadi/react'
import { Alert, Button, Panel, PasswordField, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { deskTime } from '../../platform/time/desk-time.ts'

export interface WelcomeViewProps {
  /** Undefined while it is read. */
  readonly link: OperatorLink | undefined
  readonly form: Form<{ name: string; password: string }>
  readonly isRunning: boolean
  /** Why it failed as a whole, in words. */
  readonly error: string | undefined
}

/** Name and password of a new operator. */
export function WelcomeView({ link, form, isRunning, error }: WelcomeViewProps) {
  return (
    <main className="c-door">
      <Panel className="c-door-panel" aria-busy={link === undefined}>
        <h1>Set up your account</h1>
        <p>
          {link
            ? `You will be ${describeRoles(link.roles)} of this installation. The link works until ${deskTime(link.expiresTime)}.`
            : 'Reading your link…'}
        </p>
        <form {...form.form}>
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
            {...form.text('name')}
            label="Your name"
            autoComplete="name"
            hint="Sellers and colleagues see it."
            required
          />
          <PasswordField
            {...form.text('password')}
            label="Password"
            autoComplete="new-password"
            hint={`At least ${passwordMinLength} characters. A sentence is easy to remember.`}
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
