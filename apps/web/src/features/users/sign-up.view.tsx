import { Sentence, t } from '@kaadi/words'
import './sign-up.css'
import './users-form.css'
import { Alert, Button, Checkbox, OtpField, PasswordField, Select, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon, MailIcon } from '@kaadi/ui/icons'
import { CodeSender } from '../../platform/credentials/code-sender.tsx'
import { PasswordMeter } from '../../platform/credentials/password-meter.tsx'
import { passwordStrength } from '../../platform/credentials/password-strength.ts'
import { ErrorSummary } from '../../platform/forms/error-summary.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import CountryClosed from '../../platform/screens/country-closed.view.tsx'
import type { ClosedCountry, CountryCode, SignUp } from './sign-up-values.ts'
import type { InvitationState } from './use-invitation.ts'

export interface SignUpViewProps extends SignUp {
  /** The chosen country is closed, and may open again then; undefined while it is open. */
  readonly closedCountry: ClosedCountry | undefined
  /** The sign-in, with the way back kept. */
  readonly loginTo: string
}

const invitationHint = (invitation: InvitationState): string => {
  switch (invitation.state) {
    case 'known':
      return t('{name} invited you.', { name: invitation.invitedBy })
    case 'checking':
      return t('Checking whose invitation it is…')
    case 'unchecked':
      return t('We could not check it now. It is checked when you open the account.')
    default:
      return t('It cannot be added later.')
  }
}

/** The form is done: what is left happens in the mailbox. */
function LinkSent({ email }: { email: string }) {
  return (
    <Alert tone="ok" icon={<MailIcon />} title={t('Look into your mail')} role="status">
      {t('We mailed a link to {email}. It opens your account. Look into spam too.', { email })}
    </Alert>
  )
}

/** Everything that opens an account, in one column. */
export function SignUpView(props: SignUpViewProps) {
  const {
    form,
    code,
    askForCode,
    isBusy,
    problem,
    invitation,
    clearInvitation,
    onInvitationLeft,
    isEmailTaken,
    isByLink,
    onByLink,
    linkSentTo,
    closedCountry,
    refusedCountry,
    onCountry,
    loginTo,
  } = props
  if (linkSentTo !== undefined) return <LinkSent email={linkSentTo} />
  const [mailed, country, terms, age] = [
    form.field('code'),
    form.field('countryCode'),
    form.field('acceptsTerms'),
    form.field('isAdult'),
  ]
  const closed = closedCountry ?? refusedCountry
  return (
    <form {...form.form} className="w-users-form">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} />}
      <ErrorSummary form={form} />
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
        labelEnd={
          isEmailTaken && (
            <TextLink as={Link} to={loginTo} size="small">
              {t('Sign in instead')}
            </TextLink>
          )
        }
      />
      {isByLink ? (
        <p className="k-small k-quiet">
          {t('We mail you a link. Open it within 24 hours, and enter your password there once more.')}{' '}
          <TextLink as="button" onClick={() => onByLink(false)}>
            {t('Use a code instead')}
          </TextLink>
        </p>
      ) : (
        <>
          <CodeSender
            code={code}
            onSend={askForCode}
            why={
              closedCountry &&
              t('No code is mailed for a country where we are closed: look at Country below.')
            }
          />
          <OtpField
            label={t('Code from your mail')}
            name="code"
            value={mailed.value}
            onValueChange={mailed.set}
            onBlur={() => mailed.value !== '' && mailed.leave()}
            error={mailed.error}
            required
          />
          <p className="k-small">
            <TextLink as="button" onClick={() => onByLink(true)}>
              {t('Use a mailed link instead')}
            </TextLink>
          </p>
        </>
      )}
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        autoComplete="new-password"
        hint={<PasswordMeter strength={passwordStrength(form.values.password)} />}
        required
      />
      <Select
        label={t('Country')}
        name="countryCode"
        autoComplete="country"
        hint={t('Your bank must be in this country.')}
        value={country.value}
        onChange={(event) => onCountry(event.currentTarget.value as CountryCode)}
      >
        <option value="NG">{t('Nigeria')}</option>
        <option value="GH">{t('Ghana')}</option>
      </Select>
      {closed && <CountryClosed act="opening" reopensTime={closed.reopensTime} />}
      <TextField
        {...form.text('invitationCode')}
        onBlur={() => {
          form.text('invitationCode').onBlur()
          onInvitationLeft()
        }}
        label={t('Invitation code')}
        optional
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={invitationHint(invitation)}
        labelEnd={
          form.values.invitationCode !== '' && (
            <TextLink as="button" size="small" onClick={clearInvitation}>
              {t('Clear')}
            </TextLink>
          )
        }
      />
      <Checkbox
        name="acceptsTerms"
        checked={terms.value}
        error={terms.error}
        onChange={(event) => terms.set(event.currentTarget.checked)}
      >
        {t('I accept the terms of service and the privacy notice')}
      </Checkbox>
      <p className="w-users-read">
        {/* Beside the form, which is half filled in. */}
        <TextLink as={Link} to={paths.terms} target="_blank" size="small">
          {t('Read the terms')}
        </TextLink>
        <TextLink as={Link} to={paths.privacy} target="_blank" size="small">
          {t('Read the privacy notice')}
        </TextLink>
      </p>
      <Checkbox
        name="isAdult"
        checked={age.value}
        error={age.error}
        onChange={(event) => age.set(event.currentTarget.checked)}
      >
        {t('I am 18 or older')}
      </Checkbox>
      <Button type="submit" block loading={isBusy} disabled={closedCountry !== undefined}>
        {isByLink ? t('Mail me the link') : t('Open account')}
      </Button>
      <p className="w-users-other">
        <Sentence
          of="Already have an account? <link>Sign in</link>"
          parts={{ link: <TextLink as={Link} to={loginTo} /> }}
        />
      </p>
    </form>
  )
}
