import type { DeskQueueRow } from '@kaadi/contract/desk'
import type { QueueItem } from '@kaadi/ui/desk'
import { formWords, receiptWords, walletCurrency } from '../../platform/words.ts'

const flagTones = {
  duplicateOther: 'bad',
  duplicateImage: 'bad',
  resubmission: 'plain',
  firstOrder: 'plain',
  highValue: 'todo',
} as const

/** A row of the queue as the kit draws it. */
export const queueItem = (row: DeskQueueRow, colors: QueueItem['colors']): QueueItem => ({
  id: row.giftOrderId,
  number: row.tradeNumber,
  cardName: row.cardTypeName,
  colors,
  value: `${row.count} × ${row.faceSymbol}${row.faceValue} ${row.countryCode}, ${formWords[row.form]}${
    row.receiptType === 'none' ? '' : `, ${receiptWords[row.receiptType]}`
  }`,
  payout: row.settledAmount ?? row.payout,
  currency: walletCurrency(row.currencyId),
  seller: row.sellerName,
  level: `Level ${row.sellerLevel}`,
  due: row.orderStatus < 10 && row.orderStatus !== 2 ? Date.parse(row.dueTime) : null,
  status: row.orderStatus,
  claim: row.claimedByMe
    ? { by: 'me' }
    : row.claimedBy === null
      ? { by: 'none' }
      : { by: 'other', name: row.claimedBy },
  flags: row.flags.map(({ kind, text }) => ({ label: text, tone: flagTones[kind] })),
})
