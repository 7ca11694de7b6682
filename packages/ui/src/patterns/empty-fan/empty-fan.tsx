import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'

export type FanCard = { name: string; colors?: CardColors | undefined }

export type EmptyFanProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Three card types, back to front. The tenant's best known cards suit best. */
  cards?: readonly [FanCard, FanCard, FanCard] | undefined
}

/** The art of empty lists: a fan of three card faces. Decoration only; the words beside it say what is missing. */
export function EmptyFan({ cards = usual, className, ...rest }: EmptyFanProps) {
  return (
    <span {...rest} className={classNames('k-empty-fan', className)} aria-hidden="true">
      {cards.map((card) => (
        <CardFace key={card.name} name={card.name} colors={card.colors} />
      ))}
    </span>
  )
}

const usual: readonly [FanCard, FanCard, FanCard] = [
  { name: 'Amazon', colors: ['#22303f', '#f5a11a'] },
  { name: 'Steam', colors: ['#1d2f45', '#5f9bd1'] },
  { name: 'Google Play', colors: ['#0d5c4b', '#8fd9b6'] },
]
