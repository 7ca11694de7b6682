import { LoadSwitch } from '@kaadi/react'
import { Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { BooksView } from './books.view.tsx'
import { useBooks } from './use-books.controller.ts'

/** Whether payouts run, how the three sides agree, and what does not fit. */
export function Books() {
  const books = useBooks()
  const { standing } = books
  return (
    <DeskFrame place="books" title={t('Books')}>
      <LoadSwitch
        data={standing.data}
        error={standing.error}
        failed={<LoadFailure error={standing.error} onRetry={() => void standing.refetch()} />}
        loading={<Skeleton shape="panel" height="12rem" />}
      >
        {(stands) => <BooksView {...books} stands={stands} />}
      </LoadSwitch>
    </DeskFrame>
  )
}
