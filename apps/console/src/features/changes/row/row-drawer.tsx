import '../changes.css'
import '@kaadi/ui/css/drawer.css'
import type { ChangeResource } from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/constants'
import { LoadSwitch } from '@kaadi/react'
import { Alert, Drawer, Skeleton } from '@kaadi/ui'
import { CircleCheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { sayDone } from '../change-words.ts'
import { specs } from '../resources/index.ts'
import { HistoryView } from './history.view.tsx'
import { OpenChange, sayRoom } from './open-change.view.tsx'
import { RemoveRow } from './remove-row.tsx'
import { ReviewView } from './review.view.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowForm } from './row-form.tsx'
import { useRow } from './use-row.controller.ts'

interface RowDrawerProps {
  readonly resource: ChangeResource
  /** Null for a new row. */
  readonly subject: string | null
  readonly currencyId: CurrencyId
  readonly onClose: () => void
  /** What else there is to a row, such as what a campaign cost. */
  readonly more?: ReactNode
}

/** One row beside the table: its form, what a change of it does, its history. */
export function RowDrawer({ resource, subject, currencyId, onClose, more }: RowDrawerProps) {
  const spec = specs[resource]
  const [empty] = useState(() => spec.empty(currencyId))
  const state = useRow(resource, subject, empty)
  const { row, base, review, done, history, mayChange } = state
  const isGone = done?.status === 'applied' && done.after === null
  const open = history.data?.records.find(({ status }) => status === 'waiting' || status === 'scheduled')
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={subject === null ? t('New {one}', { one: t(spec.one) }) : (row.data?.title ?? subject)}
    >
      <div className="c-row">
        {done && <Alert tone="ok" role="status" icon={<CircleCheckIcon />} title={sayDone(done)} />}
        {review && <ReviewView {...state} review={review} open={open} />}
        <div hidden={review !== undefined} className="c-row">
          {!isGone && (
            <LoadSwitch
              data={subject === null ? empty : (base ?? undefined)}
              error={row.error}
              failed={<LoadFailure error={row.error} onRetry={() => void row.refetch()} />}
              loading={<Skeleton shape="panel" height="20rem" />}
            >
              {(values) =>
                mayChange ? (
                  <>
                    {open && !review && <OpenChange open={open} spec={spec} fate={sayRoom(open)} />}
                    <RowForm {...state} values={values} isNew={subject === null} />
                    {subject !== null && spec.canBeRemoved && <RemoveRow {...state} />}
                  </>
                ) : (
                  <RowFacts spec={spec} values={values} />
                )
              }
            </LoadSwitch>
          )}
          {subject !== null && more}
          {subject !== null && <HistoryView {...state} changes={history.data?.records} open={open} />}
        </div>
      </div>
    </Drawer>
  )
}
