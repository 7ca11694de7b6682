import { type CardOrder, isOpen, isPaid } from '@kaadi/contract/card-orders'
import { IconButton } from '@kaadi/ui'
import { Share2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { share } from '../../../platform/device/share.ts'
import { shortMoney } from '../../../platform/money/short-money.ts'
import { useToaster } from '../../../platform/screens/toasts.tsx'
import { orderTitle } from '../describe-order.ts'

/** What others may know of a trade: its card, what it comes to, its number. No code, no photo, no name. */
const sharedText = (order: CardOrder): string => {
  const { tradeNumber: number, orderStatus: status, currencyId } = order
  const card = orderTitle(order)
  const amount = shortMoney(order.settledAmount ?? order.payout, currencyId)
  if (isPaid(status)) return t('{card}: {amount} in my wallet. Trade {number}.', { card, amount, number })
  if (isOpen(status)) return t('{card}: {amount} when it clears. Trade {number}.', { card, amount, number })
  return t('{card}. Trade {number}.', { card, number })
}

/** Tells of a trade by the phone's own sheet. */
export function ShareTrade({ order }: { readonly order: CardOrder }) {
  const toaster = useToaster()
  const onShare = () =>
    share({ title: orderTitle(order), text: sharedText(order) }, toaster, {
      copied: t('Copied'),
      refused: t('This phone lets no page share or copy.'),
    })
  return <IconButton label={t('Share this trade')} icon={<Share2Icon />} onClick={() => void onShare()} />
}
