import { Button, type ButtonVariant, TextField } from '@kaadi/ui'
import type { FormEvent } from 'react'
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
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void action.run(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  return (
    <form onSubmit={send}>
      <TextField
        label={label}
        name="reason"
        minLength={3}
        maxLength={200}
        hint={hint}
        error={action.error === undefined ? undefined : sayError(action.error)}
        autoComplete="off"
        autoFocus
        required
      />
      <Button type="submit" variant={variant} block loading={action.isRunning}>
        {submit}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        Back
      </Button>
    </form>
  )
}
