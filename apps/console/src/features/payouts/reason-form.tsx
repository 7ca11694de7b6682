import { useForm } from '@kaadi/react'
import { Button, type ButtonVariant, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/net/say-error.ts'
import type { PayoutAction } from './use-payout.controller.ts'

interface ReasonFormProps {
  readonly label: string
  readonly hint: string
  readonly submit: string
  readonly variant?: ButtonVariant
  readonly action: PayoutAction<string>
  readonly onBack: () => void
}

/** Something that is done for a reason, which others read later. */
export function ReasonForm({ label, hint, submit, variant, action, onBack }: ReasonFormProps) {
  const { form, text } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: ({ reason }) => void action.run(reason.trim()),
  })
  const field = text('reason')
  return (
    <form {...form}>
      <TextField
        {...field}
        label={label}
        maxLength={200}
        hint={hint}
        error={field.error ?? (action.error === undefined ? undefined : sayError(action.error))}
        autoComplete="off"
        autoFocus
        required
      />
      <Button type="submit" variant={variant} block loading={action.isRunning}>
        {submit}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('Back')}
      </Button>
    </form>
  )
}
