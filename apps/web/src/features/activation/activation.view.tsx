import { Sentence, t } from '@kaadi/words'
import './activation.css'
import { Alert, Button, ButtonLink, PasswordField, Skeleton } from '@kaadi/ui'
import { CircleAlertIcon, CircleCheckIcon } from '@kaadi/ui/icons'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import CountryClosed from '../../platform/screens/country-closed.view.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import type { Activating } from './use-activation.controller.ts'

/** The last step of a sign-up, or what became of its link. */
export function ActivationView(props: Activating) {
  const { link, error, onRetry, problem } = props
  if (link === 'failed') return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <div className="w-activation">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <State {...props} />
    </div>
  )
}

function State(props: Activating) {
  const { isSignedIn } = props
  switch (props.link) {
    case 'reading':
      return (
        <div className="w-activation" aria-busy="true">
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      )
    case 'waiting':
      return <OpenIt {...props} />
    case 'expired':
      return <Expired {...props} />
    case 'used':
    case 'taken':
      return (
        <>
          <Alert tone="ok" icon={<CircleCheckIcon />} title={t('Your account is already open')}>
            {!isSignedIn && t('Sign in to it with your password.')}
          </Alert>
          <ButtonLink as={Link} to={isSignedIn ? paths.home : paths.login} block>
            {isSignedIn ? t('Go to home') : t('Sign in')}
          </ButtonLink>
        </>
      )
    default:
      return (
        <>
          <Alert tone="todo" icon={<CircleAlertIcon />} title={t('This link is not known')}>
            {t('Perhaps it was cut, or a newer one was mailed. Open the newest mail, or begin again.')}
          </Alert>
          {isSignedIn ? (
            <ButtonLink as={Link} to={paths.home} block>
              {t('Go to home')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink as={Link} to={paths.register} block>
                {t('Open an account')}
              </ButtonLink>
              <ButtonLink as={Link} to={paths.login} variant="secondary" block>
                {t('Sign in')}
              </ButtonLink>
            </>
          )}
        </>
      )
  }
}

function OpenIt({ form, activation, isBusy, closedCountry, canOpen }: Activating) {
  return (
    <form {...form.form} className="w-activation">
      <p className="w-activation-address">
        <Sentence
          of="The account of <email>{address}</email>. Enter the password that you chose for it."
          values={{ address: activation!.email }}
          parts={{ email: <b /> }}
        />
      </p>
      {closedCountry && <CountryClosed act="opening" reopensTime={closedCountry.reopensTime} />}
      {activation!.isSelfInvited && (
        <Alert tone="todo" icon={<CircleAlertIcon />} title={t('Your invitation does not count')}>
          {t('The code is your own, and nobody invites themselves. The account is opened without it.')}
        </Alert>
      )}
      <WhosePassword email={activation!.email} />
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" block loading={isBusy} disabled={!canOpen}>
        {t('Open account')}
      </Button>
    </form>
  )
}

function Expired({ resend: { isSending, isSent, secondsLeft, onSend } }: Activating) {
  return (
    <>
      {isSent ? (
        <Alert tone="ok" icon={<CircleCheckIcon />} title={t('We mailed you another link')} role="status">
          {t('Look into spam too. This page can be closed.')}
        </Alert>
      ) : (
        <Alert tone="todo" icon={<CircleAlertIcon />} title={t('This link has run out')}>
          {t('It works for 24 hours. We can mail you another one.')}
        </Alert>
      )}
      <Button block loading={isSending} disabled={secondsLeft > 0} onClick={onSend}>
        {isSent ? t('Send again') : t('Mail me another link')}
      </Button>
    </>
  )
}
