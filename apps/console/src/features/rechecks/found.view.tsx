import type { RecheckId } from '@kaadi/contract/primitives'
import type { RecheckRow } from '@kaadi/contract/rechecks'
import { Button, EmptyState } from '@kaadi/ui'
import { DataTable, KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useState } from 'react'
import '../../platform/lists/filters.css'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { answerKey, judged } from './recheck-words.ts'
import './rechecks.css'
import type { Found } from './use-found.controller.ts'

interface FoundViewProps extends Found {
  readonly view: 'differing' | 'answered' | 'agreed'
}

/** What two people found of the same order, and what came of it. */
export function FoundView(props: FoundViewProps) {
  const { address, typed, page, answer, view } = props
  const [asked, setAsked] = useState<RecheckRow | null>(null)
  return (
    <>
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Seller or trade number')} address={address} typed={typed} ofOrders keyed />
      </section>
      {view === 'differing' && (
        <p className="k-small k-quiet">
          {t(
            'A paid order is taken back from its own page, by two people; a refused one is paid by its seller’s appeal.',
          )}
        </p>
      )}
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <FoundList {...props} onAnswer={setAsked} />
      )}
      {asked && (
        <ReasonDialog
          title={t('What came of {trade}?', { trade: asked.order.tradeNumber })}
          hint={t('Both reviewers and the audit keep it.')}
          confirmLabel={t('Write it down')}
          isRunning={answer.isRunning}
          error={answer.error}
          onConfirm={async ({ reason }) => {
            if ((await answer.run({ recheckId: asked.recheckId, words: reason })) !== undefined)
              setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function FoundList({
  address,
  page,
  view,
  isNarrowed,
  onAnswer,
}: FoundViewProps & { readonly onAnswer: (row: RecheckRow) => void }) {
  const { data } = page
  const [focused, setFocused] = useState<RecheckId | null>(null)
  const here = data?.records.find(({ recheckId }) => recheckId === focused)
  // Where the row that was gone to has its answer, the key answers no other instead.
  const asked = here ?? data?.records.find((row) => !row.answer)
  const meant = view === 'agreed' || asked?.answer ? undefined : asked
  useShortcuts({ [answerKey]: meant && (() => onAnswer(meant)) })
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={t('What blind looks found')}
        rows={data?.records}
        rowId={({ recheckId }) => recheckId}
        density="compact"
        onRowFocus={(row) => setFocused(row?.recheckId ?? null)}
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'number',
            header: t('Trade'),
            names: true,
            cell: ({ order }) => (
              <span className="c-recheck-number">
                <Link to={orderPath(order.giftOrderId)} data-row-stop="link">
                  {order.tradeNumber}
                </Link>
              </span>
            ),
          },
          { id: 'first', header: t('First'), cell: (row) => <Judgements row={row} whose="first" /> },
          { id: 'second', header: t('Second'), cell: (row) => <Judgements row={row} whose="second" /> },
          { id: 'note', header: t('Note'), cell: ({ note }) => note ?? '–' },
          { id: 'time', header: t('Looked at'), cell: ({ lookTime }) => deskTime(lookTime) },
          ...(view === 'agreed'
            ? []
            : [
                {
                  id: 'answer',
                  header: t('What came of it'),
                  cell: (row: RecheckRow) => <Answer row={row} isMeant={row === meant} onAnswer={onAnswer} />,
                },
              ]),
        ]}
        empty={<EmptyState title={isNarrowed ? t('No look fits.') : t('No look stands here.')} />}
      />
      <ListFoot page={page} one="look" address={address} keyed />
    </div>
  )
}

const Judgements = ({ row, whose }: { readonly row: RecheckRow; readonly whose: 'first' | 'second' }) => (
  <span className="c-recheck-found">
    <b>{whose === 'first' ? row.firstBy : row.secondBy}</b>
    {row.cards.map((card) => (
      <span key={card.position}>
        {row.cards.length > 1 ? `${card.position}: ` : ''}
        {judged(card[whose])}
      </span>
    ))}
  </span>
)

const Answer = ({
  row,
  isMeant,
  onAnswer,
}: {
  readonly row: RecheckRow
  /** The key answers this one. */
  readonly isMeant: boolean
  readonly onAnswer: (row: RecheckRow) => void
}) =>
  row.answer ? (
    <span className="c-recheck-found">
      <b>{row.answer.by}</b>
      {row.answer.words}
    </span>
  ) : (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('Say what came of {trade}', { trade: row.order.tradeNumber })}
      aria-keyshortcuts={isMeant ? answerKey : undefined}
      onClick={() => onAnswer(row)}
    >
      {t('Answer')} {isMeant && <KeyMark of={answerKey} />}
    </Button>
  )
