import { isPromiseRunning } from '@kaadi/contract/card-orders'
import type { DeskQueueQuery, DeskQueueRow } from '@kaadi/contract/desk'
import { walletCurrency } from '@kaadi/core/money'
import type { QueueItem } from '@kaadi/ui/desk'
import { msg, t } from '@kaadi/words'
import { receiptWords } from '../../platform/content/card-names.ts'
import { deskTime } from '../../platform/time/desk-time.ts'

/** One or two words: a row is one line. The whole sentence is read on the order, or by pointing at the word. */
const flags = {
  duplicateOther: { label: msg('Same code'), tone: 'bad' },
  duplicateImage: { label: msg('Same photo'), tone: 'bad' },
  resubmission: { label: msg('Sent again'), tone: 'plain' },
  firstOrder: { label: msg('First order'), tone: 'plain' },
  highValue: { label: msg('High value'), tone: 'todo' },
} as const

const forms = { physical: msg('physical'), ecode: msg('e-code') } as const

/** A row of the queue as the kit draws it. Of what one has decided the time of that stands first, as it is sorted by. */
export const queueItem = (
  row: DeskQueueRow,
  colors: QueueItem['colors'],
  view: DeskQueueQuery['view'],
): QueueItem => ({
  id: row.giftOrderId,
  number: row.tradeNumber,
  cardName: row.cardTypeName,
  colors,
  value: `${row.count} × ${row.faceSymbol}${row.faceValue} ${row.countryCode}, ${t(forms[row.form])}${
    row.receiptType === 'none' ? '' : `, ${t(receiptWords[row.receiptType])}`
  }`,
  payout: row.settledAmount ?? row.payout,
  currency: walletCurrency(row.currencyId),
  seller: row.sellerName,
  level: t('Level {level}', { level: row.sellerLevel }),
  due: isPromiseRunning(row.orderStatus) ? Date.parse(row.dueTime) : null,
  time: view === 'decided' && row.operatorTime !== null ? deskTime(row.operatorTime) : undefined,
  status: row.orderStatus,
  claim: claimOf(row),
  flags: [
    ...redeemerFlag(row),
    ...row.flags.map(({ kind, text }) => ({ ...flags[kind], label: t(flags[kind].label), text })),
  ],
})

function claimOf({ ownOrder, claimedByMe, claimedBy, judgedByMe }: DeskQueueRow): QueueItem['claim'] {
  if (ownOrder) return { by: 'own' }
  if (claimedByMe) return { by: 'me' }
  if (claimedBy !== null) return { by: 'other', name: claimedBy }
  return { by: judgedByMe ? 'judged' : 'none' }
}

/** Who has its cards, in place of a reviewer. */
const redeemerFlag = ({ atRedeemer }: DeskQueueRow): NonNullable<QueueItem['flags']> =>
  atRedeemer
    ? [
        {
          label: t('{redeemer}, since {time}', { ...atRedeemer, time: deskTime(atRedeemer.time) }),
          tone: 'wait',
          text: t('{redeemer} has had its cards since {time}', {
            ...atRedeemer,
            time: deskTime(atRedeemer.time),
          }),
        },
      ]
    : []
