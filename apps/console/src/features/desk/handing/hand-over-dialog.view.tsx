import { useForm } from '@kaadi/react'
import { Button, Dialog, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import { useReads } from '../../../platform/net/use-client.ts'

export interface Given {
  readonly operatorId: string
  readonly name: string
  readonly note: string
}

interface HandOverDialogProps {
  /** That the claim is lost: told above, and nothing can be handed over meanwhile. */
  readonly lost: ReactNode
  readonly isRunning: boolean
  readonly error: unknown
  readonly onGive: (given: Given) => void
  readonly onClose: () => void
}

/** To whom, and what they should know. */
export function HandOverDialog({ lost, isRunning, error, onGive, onClose }: HandOverDialogProps) {
  const { data, isPending } = useQuery(useReads().shifts.mine())
  const colleagues = data?.colleagues ?? []
  const { form, text, field } = useForm({
    initial: { operatorId: '', note: '' },
    check: ({ operatorId, note }) => ({
      operatorId: operatorId === '' ? t('Choose a colleague.') : undefined,
      note: note.trim().length < 3 ? t('Say what they should know, in a few words.') : undefined,
    }),
    onSubmit: ({ operatorId, note }) => {
      const colleague = colleagues.find((one) => one.operatorId === operatorId)
      if (colleague) onGive({ ...colleague, note: note.trim() })
    },
  })
  const to = field('operatorId')
  const note = text('note')
  return (
    <Dialog open title={t('Hand this order over?')} onClose={onClose}>
      {!isPending && colleagues.length === 0 ? (
        <p>{t('No colleague is at work. Give the order back to the queue instead.')}</p>
      ) : (
        <form {...form}>
          {lost}
          <Select
            label={t('To')}
            name="operatorId"
            value={to.value}
            error={to.error}
            required
            data-autofocus
            onChange={(event) => to.set(event.currentTarget.value)}
          >
            <option value="">{t('Choose a colleague')}</option>
            {colleagues.map(({ operatorId, name }) => (
              <option key={operatorId} value={operatorId}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            {...note}
            label={t('Note')}
            hint={t('The desk alone reads it. Write no codes.')}
            error={note.error ?? (error === undefined ? undefined : sayError(error))}
            maxLength={300}
            autoComplete="off"
            required
          />
          <Button type="submit" block loading={isRunning} disabled={Boolean(lost)}>
            {t('Hand it over')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
