import { Avatar, type AvatarProps, Money, type MoneyCurrency } from '@kaadi/ui'
import type { ReactElement } from 'react'
import './outcome-head.css'
import './words.css'

export interface OutcomeHeadProps {
  tone: AvatarProps['tone']
  icon: ReactElement
  /** What became of it, in a few words. */
  title: string
  amount: string
  currency: MoneyCurrency
  /** Where the money is. */
  note: string
}

/** What became of money that was just moved: a sign, a word, the figure. */
export function OutcomeHead({ tone, icon, title, amount, currency, note }: OutcomeHeadProps) {
  return (
    <div className="w-outcome-head" role="status">
      <Avatar size="large" tone={tone}>
        {icon}
      </Avatar>
      <p className="w-outcome-title">{title}</p>
      <Money amount={amount} currency={currency} mode="exact" size={28} />
      <p className="w-quiet">{note}</p>
    </div>
  )
}
