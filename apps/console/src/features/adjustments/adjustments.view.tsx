import type { Adjustment } from '@kaadi/contract/adjustments'
import { ButtonLink, EmptyState, SegmentedControl } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { accountOf, reasonWords } from '../../platform/content/account-names.ts'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { stateOf } from './adjustment-words.ts'
import type { Adjustments } from './use-adjustments.controller.ts'

/** Adjustments by age at the left, the chosen one beside them. */
export function AdjustmentsView({ children, ...list }: Adjustments & { readonly children: ReactNode }) {
  const { view, address, page } = list
  return (
    <DeskFrame
      place="adjustments"
      title={t('Adjustments')}
      tools={
        <>
          {/* An adjustment is always of an account: it is asked for where that stands. */}
          <ButtonLink as={Link} to={paths.ledger} size="small">
            {t('Choose an account to correct')}
          </ButtonLink>
          <SegmentedControl
            label={t('Which adjustments')}
            options={[
              { value: 'waiting', label: t('Waiting') },
              { value: 'decided', label: t('Decided') },
            ]}
            value={view}
            onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
          />
        </>
      }
    >
      <ListBeside page={page} list={<AdjustmentList {...list} isBeside={children !== null} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function AdjustmentList({ address, page, view, isBeside }: Adjustments & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  const isDecided = view === 'decided'
  return (
    <div>
      <DataTable
        ref={table}
        label={isDecided ? t('Decided adjustments') : t('Adjustments that wait for a second person')}
        rows={data?.records}
        rowId={(row) => row.adjustmentId}
        rowName={(row) => accountOf(row.account)}
        rowLink={(row) => address.rowLink(row.adjustmentId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'account', header: t('Account'), names: true, cell: (row) => accountOf(row.account) },
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: (row) => (
              <ExactMoney amount={row.amount} currencyId={row.account.currencyId} sign={row.direction} />
            ),
          },
          { id: 'reason', header: t('Reason'), cell: (row) => t(reasonWords[row.reason]) },
          isDecided
            ? { id: 'state', header: t('State'), cell: stateOf }
            : { id: 'by', header: t('Asked by'), cell: (row) => (row.askedByMe ? t('You') : row.askedBy) },
          ...(isBeside
            ? []
            : [
                {
                  id: 'time',
                  header: isDecided ? t('Decided') : t('Asked'),
                  cell: (row: Adjustment) => deskTime(row.decideTime ?? row.createTime),
                },
              ]),
        ]}
        empty={
          <EmptyState title={isDecided ? t('Nothing was decided yet.') : t('No adjustment waits.')}>
            {isDecided ? undefined : t('An adjustment is asked for beside its account, in the ledger.')}
          </EmptyState>
        }
      />
      <ListFoot page={page} one="adjustment" address={address} />
    </div>
  )
}
