import '@kaadi/ui/css/two-factor.css'
import '../../platform/screens/door.css'
import { Button, Panel, PasswordField, RecoveryCodes, TwoFactorSetup } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { FactorSetup } from './use-set-factor.controller.ts'

/** Password, app, recovery codes: one after the other. */
export function SetFactorView(props: FactorSetup & { readonly email: string }) {
  const { step, code, isBusy, onConfirm, onDone } = props
  return (
    <main className="c-door">
      <Panel className="c-door-panel">
        <h1>{t('Set up your authenticator app')}</h1>
        {step.at === 'password' && <Password {...props} />}
        {step.at === 'key' && (
          <TwoFactorSetup
            {...step.key}
            code={code.value}
            onCodeChange={code.set}
            onConfirm={onConfirm}
            loading={isBusy}
            error={code.error}
          />
        )}
        {step.at === 'codes' && (
          <RecoveryCodes codes={step.recoveryCodes.map((one) => ({ code: one }))} onDone={onDone} />
        )}
      </Panel>
    </main>
  )
}

function Password({ password, email, isBusy, onSignOut }: FactorSetup & { readonly email: string }) {
  return (
    <>
      <p>
        {t(
          'Your password alone does not open the desk. An app on your phone, such as Google Authenticator, shows the code that goes with it. First your password, so that nobody else ties an app to your account.',
        )}
      </p>
      <form {...password.form}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...password.text('password')}
          label={t('Password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" block loading={isBusy}>
          {t('Go on')}
        </Button>
        <Button variant="link" block onClick={onSignOut}>
          {t('Sign out')}
        </Button>
      </form>
    </>
  )
}
