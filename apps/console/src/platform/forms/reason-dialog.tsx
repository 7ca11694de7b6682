import { useForm } from '@kaadi/react'
import { Button, Dialog, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { sayError } from '../net/say-error.ts'
import { endInWords, endMinutes, instantIn } from './ends.ts'
import type { KeptText } from './use-kept-text.ts'

export interface Reasoned {
  readonly reason: string
  /** Null where it has no end. */
  readonly untilTime: string | null
}

interface ReasonDialogProps {
  readonly title: string
  readonly hint: string
  readonly confirmLabel: string
  readonly variant?: 'primary' | 'danger'
  /** Asks for an end too. */
  readonly hasEnd?: boolean
  /** How many letters the reason has at least. */
  readonly least?: number
  /** What stands in the way now: told above, and nothing can be confirmed meanwhile. */
  readonly blocked?: ReactNode
  /** Begins with what was typed before, and is given what is. */
  readonly kept?: KeptText
  readonly isRunning: boolean
  readonly error: unknown
  readonly onConfirm: (given: Reasoned) => void
  readonly onClose: () => void
}

/** Asks why, before something is done that others will read about. */
export function ReasonDialog({
  hasEnd = false,
  variant = 'primary',
  least = 3,
  ...props
}: ReasonDialogProps) {
  const { form, text, field } = useForm({
    initial: { reason: props.kept?.text ?? '', minutes: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < least ? t('Say why, in a few words.') : undefined,
    }),
    onSubmit: ({ reason, minutes }) =>
      props.onConfirm({
        reason: reason.trim(),
        untilTime: minutes === '' ? null : instantIn(Number(minutes)),
      }),
  })
  const reason = text('reason')
  const end = field('minutes')
  return (
    <Dialog open title={props.title} onClose={props.onClose}>
      <form {...form}>
        {props.blocked}
        <TextField
          {...reason}
          onChange={(event) => {
            reason.onChange(event)
            props.kept?.say(event.currentTarget.value)
          }}
          label={t('Why')}
          hint={props.hint}
          error={reason.error ?? (props.error === undefined ? undefined : sayError(props.error))}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          required
        />
        {hasEnd && (
          <Select
            label={t('Ends')}
            name="minutes"
            value={end.value}
            onChange={(event) => end.set(event.currentTarget.value)}
          >
            <option value="">{t('When it is removed')}</option>
            {endMinutes.map((minutes) => (
              <option key={minutes} value={String(minutes)}>
                {t('After {time}', { time: endInWords(minutes) })}
              </option>
            ))}
          </Select>
        )}
        <Button
          type="submit"
          variant={variant}
          block
          loading={props.isRunning}
          disabled={Boolean(props.blocked)}
        >
          {props.confirmLabel}
        </Button>
      </form>
    </Dialog>
  )
}
