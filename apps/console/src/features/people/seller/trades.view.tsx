import type { SellerPage } from '@kaadi/contract/people'
import { EmptyState, Section } from '@kaadi/ui'
import { DataTable, DeskOrderStatus, DeskWithdrawalStatus } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { ExactMoney } from '../../../platform/content/exact-money.tsx'
import { Link } from '../../../platform/navigation/link.tsx'
import { orderPath, payoutPath } from '../../../platform/navigation/paths.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** The newest orders. */
export function Orders({ orders }: Pick<SellerPage, 'orders'>) {
  const { paid, notPaid, open, newest } = orders
  return (
    <Section
      title={t('Orders')}
      note={t('{paid} paid, {notPaid} not paid, {open} open. The newest ten are shown.', {
        paid,
        notPaid,
        open,
      })}
    >
      <DataTable
        label={t('Orders')}
        rows={newest}
        rowId={(row) => row.giftOrderId}
        rowName={(row) => row.tradeNumber}
        rowLink={(row) => ({ to: orderPath(row.giftOrderId) })}
        linkAs={Link}
        density="compact"
        columns={[
          { id: 'number', header: t('Number'), names: true, cell: (row) => row.tradeNumber },
          { id: 'card', header: t('Card'), cell: (row) => row.title },
          { id: 'state', header: t('State'), cell: (row) => <DeskOrderStatus status={row.orderStatus} /> },
          {
            id: 'payout',
            header: t('Payout'),
            align: 'end',
            cell: (row) => <ExactMoney amount={row.payout} currencyId={row.currencyId} />,
          },
          { id: 'time', header: t('Sent'), cell: (row) => deskTime(row.createTime) },
        ]}
        empty={<EmptyState title={t('No order yet.')} />}
      />
    </Section>
  )
}

/** The newest withdrawals. Who may not open payouts reads them here. */
export function Withdrawals({ withdrawals }: Pick<SellerPage, 'withdrawals'>) {
  return (
    <Section title={t('Withdrawals')}>
      <DataTable
        label={t('Withdrawals')}
        rows={withdrawals}
        rowId={(row) => row.id}
        rowName={(row) => `${row.bankName} ••${row.accountEnding}`}
        rowLink={(row) => ({ to: payoutPath(row.id) })}
        linkAs={Link}
        density="compact"
        columns={[
          {
            id: 'account',
            header: t('Bank account'),
            names: true,
            cell: (row) => `${row.bankName} ••${row.accountEnding}`,
          },
          { id: 'state', header: t('State'), cell: (row) => <DeskWithdrawalStatus status={row.status} /> },
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: (row) => <ExactMoney amount={row.amount} currencyId={row.currencyId} />,
          },
          { id: 'time', header: t('Asked for'), cell: (row) => deskTime(row.createTime) },
        ]}
        empty={<EmptyState title={t('No withdrawal yet.')} />}
      />
    </Section>
  )
}
