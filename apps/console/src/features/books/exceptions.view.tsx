import '../../platform/screens/fault.css'
import type { BooksException, BooksMatch } from '@kaadi/contract/books'
import { Button, EmptyState, Section, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { kindWords } from './book-words.ts'
import type { BooksState } from './use-books.controller.ts'

interface BookExceptionsProps extends Pick<BooksState, 'address' | 'view' | 'page' | 'take' | 'close'> {
  readonly mayAct: boolean
  /** Of the last comparison. */
  readonly outcome: BooksMatch['outcome'] | undefined
}

/** What does not fit, with its age and its owner. */
export function BookExceptions(props: BookExceptionsProps) {
  const { address, view, page, take } = props
  return (
    <Section
      title={t('What does not fit')}
      action={
        <SegmentedControl
          label={t('Which exceptions')}
          options={[
            { value: 'open', label: t('Open') },
            { value: 'mine', label: t('Mine') },
            { value: 'closed', label: t('Closed') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'open' ? null : next })}
        />
      }
    >
      {take.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(take.error)}
        </p>
      )}
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <ExceptionList {...props} />
      )}
    </Section>
  )
}

function ExceptionList({ address, view, page, take, close, mayAct, outcome }: BookExceptionsProps) {
  const [closing, setClosing] = useState<string>()
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={t('Exceptions')}
        rows={data?.records}
        rowId={(row) => row.exceptionId}
        rowName={(row) => t(kindWords[row.kind])}
        density="compact"
        stacks
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'kind',
            header: t('What'),
            names: true,
            cell: (row) => <Tag tone={row.stops ? 'bad' : 'todo'}>{t(kindWords[row.kind])}</Tag>,
          },
          { id: 'detail', header: t('Detail'), cut: { least: '12rem', share: '40%' }, cell: sayDetail },
          {
            id: 'difference',
            header: t('Difference'),
            align: 'end',
            cell: (row) => <Difference row={row} />,
          },
          { id: 'found', header: t('Found'), cell: (row) => deskTime(row.foundTime) },
          {
            id: 'owner',
            header: view === 'closed' ? t('Closed by') : t('Owner'),
            cell: (row) => (view === 'closed' ? (row.closedBy ?? '–') : (row.owner ?? t('Nobody'))),
          },
          ...(mayAct && view !== 'closed'
            ? [
                {
                  id: 'act',
                  header: t('Next'),
                  cell: (row: BooksException) =>
                    row.isMine ? (
                      <Button size="small" variant="secondary" onClick={() => setClosing(row.exceptionId)}>
                        {t('Explain')}
                      </Button>
                    ) : (
                      <Button
                        size="small"
                        variant="ghost"
                        disabled={take.isRunning}
                        onClick={() =>
                          void take.run({
                            exceptionId: row.exceptionId,
                            ...(row.ownerId !== null && { from: row.ownerId }),
                          })
                        }
                      >
                        {row.owner === null ? t('Take') : t('Take over')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={view === 'open' ? nothingOpen(outcome) : t('Nothing is here.')} />}
      />
      <ListFoot page={page} one="exception" address={address} />
      {closing !== undefined && (
        <ReasonDialog
          title={t('Explain and close')}
          hint={t('What it was, and what was done about it. The same thing is not raised again.')}
          confirmLabel={t('Close it')}
          isRunning={close.isRunning}
          error={close.error}
          onConfirm={({ reason }) =>
            void close
              .run({ exceptionId: closing, note: reason })
              .then((done) => done && setClosing(undefined))
          }
          onClose={() => setClosing(undefined)}
        />
      )}
    </div>
  )
}

const nothingOpen = (outcome: BooksMatch['outcome'] | undefined): string => {
  if (outcome === 'same') return t('Everything fits.')
  if (outcome === 'different') return t('Nothing is open: what differed was explained.')
  return t('Nothing was found yet.')
}

const sayDetail = ({ detail, reference, note }: BooksException): string =>
  [reference, detail, note && t('Explained: {note}', { note })].filter(Boolean).join(' · ')

const Difference = ({ row: { difference, currencyId } }: { readonly row: BooksException }) =>
  difference === null || currencyId === null ? (
    '–'
  ) : (
    <ExactMoney amount={difference} currencyId={currencyId} />
  )
