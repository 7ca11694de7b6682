import '@kaadi/ui/css/two-factor.css'
import './two-factor.css'
import type { TwoFactorStatus } from '@kaadi/contract/two-factor'
import {
  Button,
  Panel,
  PasswordField,
  RecoveryCodes,
  Row,
  Rows,
  Section,
  Tag,
  TwoFactorSetup,
} from '@kaadi/ui'
import { KeyRoundIcon, ShieldCheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import type { TwoFactor } from './use-two-factor.controller.ts'

/** Two-factor sign-in: whether it is on, and each step of turning it on or off. */
export function TwoFactorView(props: TwoFactor) {
  const { step, status, error, onRetry, onLeave } = props
  if (step.at === 'codes')
    return (
      <Panel padding="large">
        <RecoveryCodes codes={step.recoveryCodes.map((code) => ({ code }))} onDone={onLeave} />
      </Panel>
    )
  if (step.at === 'key')
    return (
      <Panel padding="large">
        <TwoFactorSetup
          {...step.key}
          code={props.appCode.value}
          onCodeChange={props.appCode.set}
          onConfirm={props.onConfirm}
          loading={props.isBusy}
          error={props.appCode.error}
        />
      </Panel>
    )
  if (step.at === 'password') return <Password {...props} wish={step.wish} />
  if (!status)
    return error ? (
      <LoadFailure error={error} onRetry={onRetry} />
    ) : (
      <RowsSkeleton label={t('Loading two-factor sign-in')} rows={1} />
    )
  return status.isOn ? <On {...props} status={status} /> : <Off {...props} />
}

function Off({ onWish, hasPasskey, status }: Pick<TwoFactor, 'onWish' | 'hasPasskey' | 'status'>) {
  const left = status?.recoveryCodesLeft ?? 0
  return (
    <>
      {hasPasskey && (
        <Panel padding="none">
          <Rows>
            <Row
              startContent={<ShieldCheckIcon />}
              title={t('On, by your passkey')}
              detail={t('An app is a second way, should you lose the passkey.')}
            />
            <Row
              startContent={<KeyRoundIcon />}
              title={t('Recovery codes')}
              detail={t('{left, plural, one {# code is left} other {# codes are left}}', { left })}
            />
          </Rows>
        </Panel>
      )}
      <Section title={t('How it works')}>
        <ul className="w-two-factor-facts">
          <li>{t('An authenticator app on your phone shows a new code every 30 seconds.')}</li>
          <li>
            {t('Who signs in needs your password and that code. A stolen password alone opens nothing.')}
          </li>
          <li>
            {t('We ask for it too before a new bank account, a new password, or the end of your account.')}
          </li>
        </ul>
      </Section>
      <Button block onClick={() => onWish('turnOn')}>
        {t('Set it up')}
      </Button>
    </>
  )
}

function On({ status, onRenew, onWish, isBusy }: TwoFactor & { status: TwoFactorStatus }) {
  const { since, recoveryCodesLeft: left } = status
  return (
    <>
      <Panel padding="none">
        <Rows>
          <Row
            startContent={<ShieldCheckIcon />}
            title={since ? t('On since {time}', { time: times.short(since) }) : t('On')}
            detail={t('Authenticator app')}
          />
          <Row
            startContent={<KeyRoundIcon />}
            title={t('Recovery codes')}
            detail={t('{left, plural, one {# code is left} other {# codes are left}}', { left })}
            endContent={left <= 2 ? <Tag tone="todo">{t('Few left')}</Tag> : undefined}
          />
        </Rows>
      </Panel>
      <Button variant="secondary" block loading={isBusy} onClick={onRenew}>
        {t('Make new recovery codes')}
      </Button>
      <Button variant="link" block onClick={() => onWish('turnOff')}>
        {t('Turn it off')}
      </Button>
    </>
  )
}

function Password({ wish, password, email, isBusy, onLeave }: TwoFactor & { wish: 'turnOn' | 'turnOff' }) {
  return (
    <form {...password.form} className="w-two-factor-form">
      <p>
        {wish === 'turnOn'
          ? t('First your password, so that nobody else ties an app to your account.')
          : t('Your account will ask for its password alone again.')}
      </p>
      <WhosePassword email={email ?? ''} />
      <PasswordField
        {...password.text('password')}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" block variant={wish === 'turnOn' ? 'primary' : 'danger'} loading={isBusy}>
        {wish === 'turnOn' ? t('Go on') : t('Turn it off')}
      </Button>
      <Button variant="link" block onClick={onLeave}>
        {t('Leave it')}
      </Button>
    </form>
  )
}
