import type { Form } from '@kaadi/react'
import { OtpField, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'

/** What is wrong with a typed second factor, before the service looks at it. */
export const factorFault = (factor: string, isRecovery: boolean): string | undefined => {
  if (isRecovery)
    return /^[0-9A-Z]{4}[- ]?[0-9A-Z]{4}$/i.test(factor.trim())
      ? undefined
      : t('Enter one of your recovery codes.')
  return /^\d{6}$/.test(factor) ? undefined : t('Enter the 6 digits that the app shows.')
}

export interface FactorFieldProps {
  readonly form: Pick<Form<{ factor: string }>, 'field' | 'text'>
  /** A recovery code in place of the app's digits. */
  readonly isRecovery: boolean
}

/** A code of the authenticator app, or a recovery code. */
export function FactorField({ form, isRecovery }: FactorFieldProps) {
  const factor = form.field('factor')
  return isRecovery ? (
    <TextField
      {...form.text('factor')}
      label={t('Recovery code')}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  ) : (
    <OtpField
      label={t('Code from the app')}
      hint={t('6 digits. They change every 30 seconds.')}
      name="factor"
      value={factor.value}
      onValueChange={factor.set}
      onBlur={() => factor.value !== '' && factor.leave()}
      error={factor.error}
      required
    />
  )
}
