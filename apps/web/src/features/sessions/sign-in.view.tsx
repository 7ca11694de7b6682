import { msg, Sentence, t } from '@kaadi/words'
import './sign-in.css'
import { Alert, Button, Checkbox, OtpField, PasswordField, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon, LockIcon } from '@kaadi/ui/icons'
import { FactorChoice } from '../../platform/credentials/factor-choice.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import type { SignIn } from './use-sign-in.controller.ts'

export interface SignInViewProps extends SignIn {
  /** The sign-up, with the way back kept. */
  readonly registerTo: string
}

const endings = {
  expired: msg('Your session has ended. Sign in again to go on.'),
  unauthenticated: msg('Your session has ended. Sign in again to go on.'),
  'other-tab': msg('You signed out in another tab. Sign in again to go on.'),
  'signed-out': undefined,
}

/** Email and password, and a mailed code where the service asks for one; then the second factor of an account that has one. */
export function SignInView(props: SignInViewProps) {
  const { form, isBusy, needsCode, challenge, way, onWay, problem, end } = props
  const ending = end && endings[end]
  return (
    <form {...form.form} className="w-sessions-form">
      {ending && !problem && !challenge && <Alert tone="plain" icon={<LockIcon />} title={t(ending)} />}
      {problem && <Alert tone={needsCode ? 'todo' : 'bad'} icon={<CircleAlertIcon />} title={problem} />}
      {challenge ? (
        <FactorChoice form={form} challenge={challenge} way={way} onWay={onWay} />
      ) : (
        <Password {...props} />
      )}
      <Button type="submit" block loading={isBusy}>
        {challenge && way === 'passkey' ? t('Use passkey') : t('Sign in')}
      </Button>
      <p className="w-sessions-other">
        {challenge ? (
          <TextLink as="button" type="button" onClick={props.onOtherAccount}>
            {t('Use another account')}
          </TextLink>
        ) : (
          <Sentence
            of="New here? <link>Open an account</link>"
            parts={{ link: <TextLink as={Link} to={props.registerTo} /> }}
          />
        )}
      </p>
    </form>
  )
}

function Password({ form, needsCode }: SignIn) {
  const code = form.field('code')
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
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <TextLink as={Link} to={paths.forget}>
        {t('Forgot your password?')}
      </TextLink>
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
      <Checkbox
        checked={form.values.keep}
        onChange={(event) => form.field('keep').set(event.currentTarget.checked)}
      >
        {t('Keep me signed in on this phone')}
      </Checkbox>
    </>
  )
}
