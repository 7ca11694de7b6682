import type { PlazaLine } from '@kaadi/contract/plaza'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { FeedRow, Panel, Rows } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times, usualDuration } from '../../platform/time/times.ts'
import { paidDaysWords } from './paid-days.ts'
import type { Feed } from './use-feed.controller.ts'

export interface FeedLinesProps extends Feed {
  readonly actionsOf: (line: PlazaLine) => ReactNode
  /** Instead of the lines, where there are none. */
  readonly none: ReactNode
}

/** The lines of one feed, under what today and yesterday brought. */
export function FeedLines({ kind, lines, summary, error, onRetry, actionsOf, none }: FeedLinesProps) {
  return (
    <>
      <p role="status" className="k-small k-quiet">
        {paidDaysWords(kind, summary) ?? ''}
      </p>
      <LoadSwitch
        data={lines}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={6} label={t('Loading who was paid')} />}
      >
        {(lines) =>
          lines.length === 0 ? (
            none
          ) : (
            <Panel padding="none">
              <Rows>
                {lines.map((line) => (
                  <FeedRow
                    key={line.receiptHash}
                    kind={kind === 'withdraw' ? 'withdrawal' : 'sale'}
                    maskedName={line.maskedName}
                    what={line.label}
                    amount={line.amount}
                    currency={walletCurrency(line.currencyId)}
                    ago={times.ago(line.time)}
                    took={usualDuration(line.durationSeconds)}
                    action={actionsOf(line)}
                  />
                ))}
              </Rows>
            </Panel>
          )
        }
      </LoadSwitch>
    </>
  )
}
