import '../changes.css'
import type { Change } from '@kaadi/contract/changes'
import { useForm } from '@kaadi/react'
import { Alert, Button, Section, TextField } from '@kaadi/ui'
import { BeforeAfter } from '@kaadi/ui/desk'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { plannedTime } from '../../../platform/time/desk-time.ts'
import { sayWeight } from '../change-words.ts'
import { differences } from '../resources/index.ts'
import { OpenChange, sayFate } from './open-change.view.tsx'
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
    onSubmit: ({ reason }) => void propose.run({ reason: reason.trim(), overtakes: open?.changeId }),
  })
  const field = text('reason')
  // One change of a row is open at a time; what one person may do at once goes before it.
  const isBlocked = open !== undefined && (weight !== null || startTime !== null)
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
      {open && <OpenChange open={open} spec={spec} fate={sayFate(open, isBlocked)} />}
      {startTime && <p>{t('It will hold from {time} on.', { time: plannedTime(startTime) })}</p>}
      {isBlocked ? (
        <div className="c-row-ways">
          <Button variant="secondary" onClick={() => leave({ result: 'refused' })}>
            {t('Back')}
          </Button>
        </div>
      ) : (
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
      )}
    </>
  )
}
