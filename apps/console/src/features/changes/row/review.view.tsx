import '../changes.css'
import type { Change } from '@kaadi/contract/changes'
import { useForm } from '@kaadi/react'
import { Alert, Button, Section, TextField } from '@kaadi/ui'
import { BeforeAfter } from '@kaadi/ui/desk'
import { TriangleAlertIcon, UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime, plannedTime } from '../../../platform/time/desk-time.ts'
import { sayWeight } from '../change-words.ts'
import { differences } from '../resources/index.ts'
import type { Review, RowState } from './use-row.controller.ts'

interface ReviewViewProps extends Pick<RowState, 'spec' | 'leave' | 'propose'> {
  /** A change of this row that waits or has its time. */
  readonly open: Change | undefined
  readonly review: Review
}

/** What a change does, what sellers will see, and who has to approve it: before it is asked for. */
export function ReviewView({ spec, review, leave, propose, open }: ReviewViewProps) {
  const { before, after, weight } = review.preview
  const { startTime } = review.draft
  const { form, text } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: ({ reason }) => void propose.run(reason.trim()),
  })
  const field = text('reason')
  return (
    <>
      <BeforeAfter label={t('The change')} {...differences(spec, before, after)} />
      {!after && <p>{t('Nothing of it is left: it is taken away.')}</p>}
      {after && <Section title={t('What sellers will see')}>{spec.preview(after)}</Section>}
      {weight && (
        <Alert tone="todo" icon={<UsersIcon />} title={t('A second person has to approve it')}>
          {sayWeight(weight, spec.resource)}
        </Alert>
      )}
      {open && !weight && !startTime && <Overtakes open={open} spec={spec} />}
      {startTime && <p>{t('It will hold from {time} on.', { time: plannedTime(startTime) })}</p>}
      <form {...form} className="c-row">
        <TextField
          {...field}
          label={t('Why')}
          hint={t('Whoever approves it, and whoever comes later, reads it.')}
          maxLength={300}
          autoComplete="off"
          autoFocus
          required
          error={field.error ?? (propose.error === undefined ? undefined : sayError(propose.error))}
        />
        <div className="c-row-ways">
          <Button type="submit" loading={propose.isRunning}>
            {weight
              ? t('Ask for approval')
              : startTime
                ? t('Plan it')
                : open
                  ? t('Apply it all the same')
                  : t('Apply it')}
          </Button>
          <Button variant="ghost" onClick={() => leave({ result: 'refused' })}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** What is open for this row can no longer be applied once this one is: said before, not found out at its time. */
function Overtakes({ open, spec }: { readonly open: Change } & Pick<RowState, 'spec'>) {
  const { madeBy: name, startTime, createTime, reason } = open
  return (
    <Alert
      tone="todo"
      icon={<TriangleAlertIcon />}
      title={
        startTime && open.status === 'scheduled'
          ? t('{name} has planned another change of it for {time}.', { name, time: plannedTime(startTime) })
          : t('{name} has asked for another change of it, {time}. It waits.', {
              name,
              time: deskTime(createTime),
            })
      }
    >
      <BeforeAfter label={t('The one that is open')} {...differences(spec, open.before, open.after)} />
      <p>{reason}</p>
      <p>
        {open.status === 'scheduled'
          ? t(
              'If you apply yours now, that one will not be applied at its time: it begins with what stood before.',
            )
          : t('If you apply yours now, that one can only be refused: it begins with what stood before.')}
      </p>
    </Alert>
  )
}
