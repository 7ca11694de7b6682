import { TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ComponentProps } from 'react'
import { sayError } from '../net/say-error.ts'

interface AppCodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Why what was signed was refused. */
  readonly refusal: unknown
}

/** The code of one's own authenticator app, with which the second person signs. */
export function AppCodeField({ refusal, ...field }: AppCodeFieldProps) {
  return (
    <TextField
      {...field}
      label={t('Code of your authenticator app')}
      code
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={field.error ?? (refusal === undefined ? undefined : sayError(refusal))}
      required
    />
  )
}
