import { Button, Checkbox, Notice, OtpField, PasswordField, Select, TextField, TextLink } from '@kaadi/ui'
import { ErrorSummary } from '../../platform/form/error-summary.tsx'
import { Link } from '../../platform/link.tsx'
import { CodeSender } from './code-sender.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { passwordStrength } from './password-strength.ts'
import type { CountryCode, SignUp } from './use-sign-up.controller.ts'

export interface SignUpViewProps extends SignUp {
  /** The sign-in, with the way back kept. */
  readonly loginTo: string
}

/** Everything that opens an account, in one column. */
export function SignUpView(props: SignUpViewProps) {
  const { form, code, askForCode, isBusy, problem, isInvitationFixed, isEmailTaken, loginTo } = props
  const [mailed, country, terms, age] = [
    form.field('code'),
    form.field('countryCode'),
    form.field('acceptsTerms'),
    form.field('isAdult'),
  ]
  return (
    <form {...form.form} className="w-users-form">
      {problem && <Notice tone="bad" icon="circle-alert" title={problem} />}
      <ErrorSummary form={form} />
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        labelEnd={
          isEmailTaken && (
            <TextLink as={Link} to={loginTo} size="small">
              Sign in instead
            </TextLink>
          )
        }
      />
      <CodeSender code={code} onSend={askForCode} />
      <OtpField
        label="Code from your mail"
        name="code"
        value={mailed.value}
        onValueChange={mailed.set}
        onBlur={() => mailed.value !== '' && mailed.leave()}
        error={mailed.error}
        required
      />
      <PasswordField
        {...form.text('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordMeter strength={passwordStrength(form.values.password)} />}
        required
      />
      <Select
        label="Country"
        name="countryCode"
        autoComplete="country"
        hint="Your bank must be in this country."
        value={country.value}
        onChange={(event) => country.set(event.currentTarget.value as CountryCode)}
      >
        <option value="NG">Nigeria</option>
        <option value="GH">Ghana</option>
      </Select>
      <TextField
        {...form.text('invitationCode')}
        label="Invitation code"
        optional={!isInvitationFixed}
        readOnly={isInvitationFixed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={isInvitationFixed ? 'From the link that brought you here.' : 'It can not be added later.'}
      />
      <Checkbox
        name="acceptsTerms"
        checked={terms.value}
        error={terms.error}
        onChange={(event) => terms.set(event.currentTarget.checked)}
      >
        I accept the terms of service and the privacy notice
      </Checkbox>
      <Checkbox
        name="isAdult"
        checked={age.value}
        error={age.error}
        onChange={(event) => age.set(event.currentTarget.checked)}
      >
        I am 18 or older
      </Checkbox>
      <Button type="submit" block busy={isBusy}>
        Open account
      </Button>
      <p className="w-users-other">
        Already have an account?{' '}
        <TextLink as={Link} to={loginTo} inline>
          Sign in
        </TextLink>
      </p>
    </form>
  )
}
