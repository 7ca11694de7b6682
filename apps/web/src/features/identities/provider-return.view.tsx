import './provider-return.css'
import { Alert, Button, OtpField, PasswordField, Spinner, TextField, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { FactorChoice } from '../../platform/credentials/factor-choice.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import type { ProviderReturn } from './use-provider-return.controller.ts'

/** What is left to do after the provider: nothing, the account to bind, a second factor, or to begin again. */
export function ProviderReturnView(props: ProviderReturn) {
  const { form, isBusy, needsAccount, challenge, way, onWay, problem, isOver } = props
  const asks = needsAccount || challenge
  return (
    <form {...form.form} className="w-identities-form">
      {problem && <Alert tone={needsAccount && !isOver ? 'todo' : 'bad'} title={problem} />}
      {!asks && !isOver && <Spinner label={t('Signing you in')} />}
      {!isOver && challenge && <FactorChoice form={form} challenge={challenge} way={way} onWay={onWay} />}
      {!isOver && needsAccount && !challenge && <Account {...props} />}
      {!isOver && asks && (
        <Button type="submit" block loading={isBusy}>
          {challenge && way === 'passkey' ? t('Use passkey') : t('Sign in')}
        </Button>
      )}
      <p className="w-identities-back">
        <TextLink as={Link} to={paths.login}>
          {t('Back to the sign-in')}
        </TextLink>
      </p>
    </form>
  )
}

function Account({ form, needsCode }: ProviderReturn) {
  const code = form.field('code')
  return (
    <>
      <TextField
        {...form.text('email')}
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <OtpField
          label={t('Code from your mail')}
          name="code"
          value={code.value}
          onValueChange={code.set}
          error={code.error}
          required
        />
      )}
    </>
  )
}
