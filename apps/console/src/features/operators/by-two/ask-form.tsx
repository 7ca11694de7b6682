import '../operators.css'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'

interface AskFormProps {
  readonly isBusy: boolean
  readonly submit: string
  readonly onAsk: (reason: string) => void
}

/** Why a second person is asked: they read it before they sign. */
export function AskForm({ isBusy, submit, onAsk }: AskFormProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('Say why, so that the others know.') : undefined,
    }),
    onSubmit: ({ reason }) => onAsk(reason.trim()),
  })
  return (
    <form {...form.form} className="c-operator-form">
      <p className="k-quiet">
        {t(
          'A senior, treasurer or admin signs for others. Another admin or a treasurer signs this with a passkey, within three days.',
        )}
      </p>
      <TextField
        {...form.text('reason')}
        label={t('Why')}
        hint={t('Whoever signs it reads it.')}
        maxLength={300}
        autoComplete="off"
      />
      <div className="c-operator-acts">
        <Button type="submit" size="small" loading={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
