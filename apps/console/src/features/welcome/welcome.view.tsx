import { t } from '@kaadi/words'
import '../../platform/screens/door.css'
import { passwordMinLength } from '@kaadi/contract/constants'
import type { OperatorLink } from '@kaadi/contract/operators'
import type { Form } from '@kaadi/react'
import { Alert, Button, Panel, PasswordField, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { listRoles } from '../../platform/content/role-names.ts'
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
        <h1>{t('Set up your account')}</h1>
        <p>
          {link
            ? t('You will be {roles} of this installation. The link works until {time}.', {
                roles: listRoles(link.roles, 'one'),
                time: deskTime(link.expiresTime),
              })
            : t('Reading your link…')}
        </p>
        <form {...form.form}>
          {error && <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={error} />}
          <TextField
            label={t('Email')}
            name="email"
            type="email"
            autoComplete="username"
            value={link?.email ?? ''}
            readOnly
          />
          <TextField
            {...form.text('name')}
            label={t('Your name')}
            autoComplete="name"
            hint={t('Sellers and colleagues see it.')}
            required
          />
          <PasswordField
            {...form.text('password')}
            label={t('Password')}
            autoComplete="new-password"
            hint={t('At least {count} characters. A sentence is easy to remember.', {
              count: passwordMinLength,
            })}
            required
          />
          <Button type="submit" block loading={isRunning} disabled={link === undefined}>
            {t('Open the desk')}
          </Button>
        </form>
      </Panel>
    </main>
  )
}

/** A link that was used, has run out, or was not copied whole. */
export function LinkOver({ why }: { readonly why?: string }) {
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>{t('This link does not work any more')}</h1>
        <p>
          {why ??
            t('It was used, it has run out, or a part of it is missing. Whoever sent it can make another.')}
        </p>
        <TextLink as={Link} to={paths.login}>
          {t('Sign in')}
        </TextLink>
      </Panel>
    </main>
  )
}
