import './ledger.css'
import type { LedgerAccount, LedgerLine } from '@kaadi/contract/treasury'
import { EmptyState } from '@kaadi/ui'
import { type Column, DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { accountOf } from '../../platform/content/account-names.ts'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { ledgerPath } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { writeAccount } from './chosen-account.ts'
import { counterOf, kindWords, sourcePath } from './ledger-words.ts'
import type { LedgerState } from './use-ledger.controller.ts'

/** Lines of the books: of one account with what it held after each, or of all. */
export function LedgerLines({ address, page, account }: LedgerState) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  if (page.isError && !data) return <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
  return (
    <div>
      <DataTable
        ref={table}
        label={t('Lines of the ledger')}
        rows={data?.records}
        rowId={(row) => `${row.lineId}-${row.amount}`}
        rowName={(row) => t(kindWords[row.kind])}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'time', header: t('When'), cell: (row) => deskTime(row.time) },
          { id: 'kind', header: t('What'), names: true, cell: (row) => t(kindWords[row.kind]) },
          ...(account ? counter() : bothSides()),
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: (row) => <ExactMoney amount={row.amount} currencyId={row.currencyId} />,
          },
          ...(account ? balance() : []),
          { id: 'source', header: t('Comes from'), cell: (row) => <Source row={row} /> },
        ]}
        empty={<EmptyState title={t('No line fits.')} />}
      />
      <ListFoot page={page} one="line" address={address} />
    </div>
  )
}

const counter = (): Column<LedgerLine>[] => [
  { id: 'counter', header: t('Other side'), cell: (row) => <Account account={counterOf(row)} /> },
]
const bothSides = (): Column<LedgerLine>[] => [
  { id: 'from', header: t('From'), cell: (row) => <Account account={row.from} /> },
  { id: 'to', header: t('To'), cell: (row) => <Account account={row.to} /> },
]
const balance = (): Column<LedgerLine>[] => [
  {
    id: 'balance',
    header: t('Balance'),
    align: 'end',
    cell: (row) =>
      row.balanceAfter === null ? '–' : <ExactMoney amount={row.balanceAfter} currencyId={row.currencyId} />,
  },
]

/** Leads to the lines of that account. */
function Account({ account }: { readonly account: LedgerAccount }) {
  const { seller } = account
  const to =
    seller === null
      ? `?account=${writeAccount(account)}`
      : `${ledgerPath('seller', seller.userId)}&account=${writeAccount(account)}`
  return <Link to={to}>{accountOf(account)}</Link>
}

function Source({ row: { source } }: { readonly row: LedgerLine }) {
  if (source === null) return '–'
  const { label } = source
  const to = sourcePath(source)
  return (
    <span className="c-ledger-source" title={label}>
      {to === undefined ? label : <Link to={to}>{label}</Link>}
    </span>
  )
}
