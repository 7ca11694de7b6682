import type { CardOrder } from '@kaadi/contract/card-orders'
import { Button, ButtonLink, Dock, DockRow } from '@kaadi/ui'
import { CameraIcon, MessageCircleIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { askVerb } from './order-words.ts'

export interface OrderDockProps {
  order: Pick<CardOrder, 'cards' | 'tradeNumber'>
  supportEmail: string | undefined
  onAnswer: () => void
}

/** Answers the request of the desk, or asks us. Only there while something is asked of the seller. */
export function OrderDock({ order, supportEmail, onAnswer }: OrderDockProps) {
  return (
    <Dock aria-label={t('Actions')}>
      <DockRow>
        {supportEmail && <AskUs tradeNumber={order.tradeNumber} supportEmail={supportEmail} />}
        <Button icon={<CameraIcon />} onClick={onAnswer}>
          {askVerb(order)}
        </Button>
      </DockRow>
    </Dock>
  )
}

/** Writes to us about a trade. */
export function AskUs({ tradeNumber, supportEmail }: { tradeNumber: string; supportEmail: string }) {
  return (
    <ButtonLink
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('Trade {number}', { number: tradeNumber }))}`}
      variant="secondary"
      icon={<MessageCircleIcon />}
    >
      {t('Ask us')}
    </ButtonLink>
  )
}
