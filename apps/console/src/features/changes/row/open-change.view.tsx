import type { Change } from '@kaadi/contract/changes'
import { Alert } from '@kaadi/ui'
import { BeforeAfter } from '@kaadi/ui/desk'
import { TriangleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { deskTime, plannedTime } from '../../../platform/time/desk-time.ts'
import { differences } from '../resources/index.ts'
import type { RowState } from './use-row.controller.ts'

interface OpenChangeProps extends Pick<RowState, 'spec'> {
  /** A change of this row that waits or has its time. */
  readonly open: Change
  /** What it means for another one. */
  readonly fate: string
}

/** Who has asked for which change of this row, and from when on: said before another is written, not found out after. */
export function OpenChange({ open, spec, fate }: OpenChangeProps) {
  const { madeBy: name, startTime, createTime, reason } = open
  return (
    <Alert
      tone="todo"
      icon={<TriangleAlertIcon />}
      title={
        startTime && open.status === 'scheduled'
          ? t('{name} has planned a change of it for {time}.', { name, time: plannedTime(startTime) })
          : t('{name} has asked for a change of it, {time}. It waits.', {
              name,
              time: deskTime(createTime),
            })
      }
    >
      <BeforeAfter label={t('The one that is open')} {...differences(spec, open.before, open.after)} />
      {open.after === null && <p>{t('It takes all of it away.')}</p>}
      <p>{reason}</p>
      <p>{fate}</p>
    </Alert>
  )
}

/** Of another change that is looked at: whether it can be asked for at all, else what becomes of the open one. */
export const sayFate = ({ status }: Change, isBlocked: boolean): string => {
  if (isBlocked)
    return t(
      'Yours cannot be asked for while that one is open: take it back below the form, under History, or wait until it is decided or applied.',
    )
  return status === 'scheduled'
    ? t(
        'If you apply yours now, that one ends and will not be applied at its time: it begins with what stood before. Whoever asked for it is told by mail.',
      )
    : t(
        'If you apply yours now, that one ends and cannot be approved any more: it begins with what stood before. Whoever asked for it is told by mail.',
      )
}

/** The same before one is written. */
export const sayRoom = ({ status }: Change): string =>
  status === 'scheduled'
    ? t(
        'A second one can be planned only once it is applied or taken back. One that you apply at once goes before it and ends it.',
      )
    : t(
        'A second one can be planned or sent for approval only once it is decided or taken back. One that you apply at once goes before it and ends it.',
      )
