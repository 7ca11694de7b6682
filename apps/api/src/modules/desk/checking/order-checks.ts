import type { DeskOrder } from '@kaadi/contract/desk'
import type { StoredCheckedOrder, StoredChecks } from '../../card-orders/index.ts'
import type { SamePicture } from '../../uploads/index.ts'
import type { StoredDeskOrder } from '../desk.repository.ts'

type Check = DeskOrder['checks'][number]

/** So many orders in a day are more than one person sells by hand, as a rule. */
const manyInOneDay = 20

/** Every automatic check of an order with its evidence. None decides by itself. */
export function checksOf(
  { receiptType, cards }: StoredDeskOrder,
  found: StoredChecks,
  same: readonly SamePicture[],
): Check[] {
  const { sameCode, samePhoto, sameDevice, sameBankAccount, inOneDay } = found
  const withCode = cards.filter(({ maskedCode }) => maskedCode !== null).length
  const photos = cards.flatMap((card) => card.photos)
  const hasReceipt = photos.some(({ kind }) => kind === 'receipt')
  return [
    check('duplicate', sameCode.length > 0 ? 'bad' : withCode > 0 ? 'ok' : 'none', {
      orders: sameCode.map(toCheckedOrder),
    }),
    check('photo', same.length > 0 ? 'bad' : photos.length > 0 ? 'ok' : 'none', {
      orders: samePhoto.map(toCheckedOrder),
      count: same.some(({ exact }) => exact) ? 1 : 0,
    }),
    check('device', sameDevice.length > 0 ? 'warn' : 'ok', { sellers: sameDevice }),
    check('bankAccount', sameBankAccount.length > 0 ? 'warn' : 'ok', { sellers: sameBankAccount }),
    check('velocity', inOneDay >= manyInOneDay ? 'warn' : 'ok', { count: inOneDay }),
    check('receipt', receiptType === 'none' ? 'none' : hasReceipt ? 'ok' : 'warn'),
    // A code that does not fit its brand is refused when it is sent or typed.
    check('format', withCode > 0 ? 'ok' : 'none'),
  ]
}

const check = (
  kind: Check['kind'],
  result: Check['result'],
  {
    orders = [],
    sellers = [],
    count = null,
  }: Partial<{
    readonly orders: Check['orders']
    readonly sellers: readonly string[]
    readonly count: number | null
  }> = {},
): Check => ({ kind, result, orders, sellers: [...sellers], count })

const toCheckedOrder = ({
  createdAt,
  giftOrderId,
  ...order
}: StoredCheckedOrder): Check['orders'][number] => ({
  ...order,
  giftOrderId: giftOrderId as Check['orders'][number]['giftOrderId'],
  createTime: new Date(createdAt).toISOString(),
})
