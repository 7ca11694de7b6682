import '../changes.css'
import type { Change } from '@kaadi/contract/changes'
import { Alert, AlertDialog, Button, Section, Tag } from '@kaadi/ui'
import { BeforeAfter } from '@kaadi/ui/desk'
import { CircleAlertIcon, Undo2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { changeTones, changeWords } from '../../../platform/content/change-states.ts'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime, plannedTime } from '../../../platform/time/desk-time.ts'
import { differences } from '../resources/index.ts'
import { sayFate } from './open-change.view.tsx'
import type { RowState } from './use-row.controller.ts'

interface HistoryViewProps extends Pick<RowState, 'spec' | 'undo' | 'withdraw' | 'mayChange'> {
  readonly changes: readonly Change[] | undefined
  /** A change of this row that waits or has its time. */
  readonly open: Change | undefined
}

/** What was asked for of a row, the newest first; the last one can be undone, an open one taken back. */
export function HistoryView({ spec, undo, withdraw, mayChange, changes, open }: HistoryViewProps) {
  const [asked, setAsked] = useState<Change>()
  const problem = undo.error ?? withdraw.error
  if (!changes) return null
  return (
    <Section title={t('History')}>
      {problem !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
      )}
      {changes.length === 0 && <p className="k-quiet">{t('Nobody has changed it yet.')}</p>}
      <ol className="c-history">
        {changes.map((change) => (
          <li key={change.changeId}>
            <p>
              <Tag tone={changeTones[change.status]}>{t(changeWords[change.status])}</Tag> {change.reason}
            </p>
            <p className="k-quiet">
              {[
                t('{name}, {time}', { name: change.madeBy, time: deskTime(change.createTime) }),
                ...(change.startTime ? [t('from {time}', { time: plannedTime(change.startTime) })] : []),
                ...(change.decidedBy ? [t('decided by {name}', { name: change.decidedBy })] : []),
                ...(change.note ? [change.note] : []),
              ].join(' · ')}
            </p>
            <BeforeAfter changes={differences(spec, change.before, change.after).changes} />
            {mayChange && change.canUndo && (
              <Button size="small" variant="secondary" icon={<Undo2Icon />} onClick={() => setAsked(change)}>
                {t('Undo')}
              </Button>
            )}
            {mayChange && (change.status === 'waiting' || change.status === 'scheduled') && (
              <Button
                size="small"
                variant="ghost"
                loading={withdraw.isRunning}
                onClick={() => void withdraw.run(change.changeId)}
              >
                {t('Take it back')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <AlertDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked)
            void undo.run({
              changeId: asked.changeId,
              reason: t('Undone: {reason}', { reason: asked.reason }).slice(0, 300),
              overtakes: open?.changeId,
            })
          setAsked(undefined)
        }}
        title={t('Undo this change?')}
        confirmLabel={t('Undo')}
        cancelLabel={t('Leave it')}
      >
        {t('What was before it is asked for anew; a second person has to approve it where it weighs.')}
        {open && ` ${sayFate(open, false)}`}
      </AlertDialog>
    </Section>
  )
}
