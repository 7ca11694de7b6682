import type { BatchedPayout, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { isPayoutToBeTaken } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { DataTable, DeskWithdrawalStatus } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { payoutPath } from '../../platform/navigation/paths.ts'
import { moneyOf, whyWords } from './batch-words.ts'
import { SlipForm } from './paying/slip-form.view.tsx'
import type { BatchActs } from './use-batch.controller.ts'

const isSent = ({ withdrawal }: BatchedPayout) => withdrawal.status === withdrawalStatus.sent

/** Who says that it was not paid, where that waits for a second person: nobody pays it. */
const toldUnpaid = (item: BatchedPayout) =>
  isSent(item) && item.secondPerson
    ? t('{name} says that it was not paid.', { name: item.secondPerson.askedBy ?? '' })
    : null

interface BatchItemsProps {
  readonly shown: PayoutBatchDetail
  readonly confirm: BatchActs['confirm']
}

/** The payouts of a batch in their order. Each leads to its own page, with its own timeline. */
export function BatchItems({ shown, confirm }: BatchItemsProps) {
  const isPaidByMe = (item: BatchedPayout) =>
    item.takenByMe && isSent(item) && item.leftWhy === null && item.secondPerson === null
  const { items: whole } = shown
  const mine = whole.filter(isPaidByMe)
  return (
    <>
      <DataTable
        label={t('Payouts of the batch')}
        rows={shown.items}
        rowId={({ withdrawal }) => withdrawal.id}
        rowLink={({ withdrawal }) => ({ to: payoutPath(withdrawal.id) })}
        linkAs={Link}
        density="compact"
        columns={[
          { id: 'seller', header: t('Seller'), names: true, cell: ({ sellerName }) => sellerName },
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: ({ withdrawal }) => moneyOf(withdrawal.net, withdrawal.currencyId),
          },
          // Before the account: on a narrow screen it is seen whole.
          {
            id: 'state',
            header: t('State'),
            cell: (item) =>
              whyWords(item) ??
              toldUnpaid(item) ?? (
                <DeskWithdrawalStatus status={item.withdrawal.status} isToBeTaken={isPayoutToBeTaken(item)} />
              ),
          },
          {
            id: 'account',
            header: t('Account'),
            cell: ({ withdrawal }) => `${withdrawal.bankName} ••${withdrawal.accountEnding}`,
          },
          {
            id: 'proof',
            header: t('Proof'),
            cell: ({ withdrawal }) => withdrawal.bankSlipNumber ?? '',
          },
        ]}
      />
      {mine.map((item) => (
        <SlipForm key={item.withdrawal.id} item={item} confirm={confirm} />
      ))}
    </>
  )
}
