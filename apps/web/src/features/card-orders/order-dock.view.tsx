import type { CardOrder } from '@kaadi/contract/card-orders'
import { Button, Dock, DockRow } from '@kaadi/ui'
import { CameraIcon, PencilIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { asksForPhoto } from './order-asks.ts'
import { askVerb } from './order-words.ts'

export interface OrderDockProps {
  order: Pick<CardOrder, 'cards' | 'evidence'>
  /** The way to the messages of the trade. */
  askUs: ReactNode
  onAnswer: () => void
}

/** Answers the request of the desk, or asks us. Only there while something is asked of the seller. */
export function OrderDock({ order, askUs, onAnswer }: OrderDockProps) {
  return (
    <Dock aria-label={t('Actions')}>
      <DockRow>
        {askUs}
        <Button icon={asksForPhoto(order.cards) ? <CameraIcon /> : <PencilIcon />} onClick={onAnswer}>
          {askVerb(order)}
        </Button>
      </DockRow>
    </Dock>
  )
}
