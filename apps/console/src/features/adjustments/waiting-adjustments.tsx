import { adjustments } from '@kaadi/contract/adjustments'
import { Section } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { accountOf, reasonWords } from '../../platform/content/account-names.ts'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { hasRole } from '../../platform/navigation/pages.tsx'
import { adjustmentPath } from '../../platform/navigation/paths.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { deskTime } from '../../platform/time/desk-time.ts'

const refreshMs = 10_000
const most = 20

/** Among the approvals, for who may confirm them: the adjustments that wait, the oldest first. */
export function WaitingAdjustments() {
  const operator = useOperator()
  const mayConfirm = operator !== undefined && hasRole(operator, adjustments.queue.roles)
  const { data } = useQuery({
    ...useReads().adjustments.queue({ view: 'waiting', size: most }),
    enabled: mayConfirm,
    refetchInterval: refreshMs,
  })
  if (!data || data.records.length === 0) return null
  return (
    <Section title={t('Adjustments')}>
      <DataTable
        label={t('Adjustments that wait for a second person')}
        rows={data.records}
        rowId={(row) => row.adjustmentId}
        rowName={(row) => accountOf(row.account)}
        rowLink={(row) => ({ to: adjustmentPath(row.adjustmentId) })}
        linkAs={Link}
        density="compact"
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
          { id: 'by', header: t('Asked by'), cell: (row) => row.askedBy },
          { id: 'time', header: t('Asked'), cell: (row) => deskTime(row.createTime) },
        ]}
        empty={null}
      />
    </Section>
  )
}
