import { EmptyFan, EmptyState } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { CheckLine } from './check-line.tsx'
import { FeedLines } from './feed-lines.view.tsx'
import type { Feed } from './use-feed.controller.ts'

/** Withdrawals that reached their banks just now. */
export function WithdrawView(feed: Feed) {
  return (
    <FeedLines
      {...feed}
      actionsOf={(line) => <CheckLine tab="withdraw" line={line} />}
      none={
        <EmptyState art={<EmptyFan />} title={t('Nobody has withdrawn yet')}>
          {t('As soon as a withdrawal reaches its bank, it stands here.')}
        </EmptyState>
      }
    />
  )
}
