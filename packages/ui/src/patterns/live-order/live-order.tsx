'use client'

import type { ElementType } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { orderStatusAppearances } from '../status-tag/order-statuses.tsx'
import { OrderStatusTag } from '../status-tag/status-tag.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

interface Own {
  cardName: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "Steam $100" */
  title: string
  /** The numeric `orderStatus`. */
  status: number
  windowOver?: boolean | undefined
  /** What the seller gets when it clears, or got. */
  amount: string | null
  currency: MoneyCurrency
}

export type LiveOrderProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** The order that is under way, over the edge of the home header. A link: `<LiveOrder as={Link} to="…">`. */
export function LiveOrder<Element extends ElementType = 'a'>(props: LiveOrderProps<Element>) {
  const {
    as: Tag = 'a',
    cardName,
    colors,
    logo,
    title,
    status,
    windowOver,
    amount,
    currency,
    className,
    ...rest
  } = props as LiveOrderProps<'a'>
  const words = usePatternWords()
  const money = <Money amount={amount} currency={currency} />
  return (
    <Tag {...rest} className={classNames('k-live-order', className)}>
      <CardFace name={cardName} colors={colors} logo={logo} size="l" />
      <span className="k-live-order-what">
        <span className="k-live-order-head">
          <span className="k-live-order-title">{title}</span>
          <OrderStatusTag status={status} windowOver={windowOver} />
        </span>
        <span className="k-live-order-money">{isOpen(status) ? words.whenItClears(money) : money}</span>
      </span>
      <span className="k-live-order-bars" aria-hidden="true">
        {barsOf(status, windowOver).map((bar, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always three bars, in their order
          <i key={index} data-bar={bar} />
        ))}
      </span>
    </Tag>
  )
}

type Bar = 'done' | 'now' | 'todo' | 'bad' | 'next'

const isOpen = (status: number) => {
  const tone = orderStatusAppearances[status]?.tone ?? 'wait'
  return tone === 'wait' || tone === 'todo'
}

/** Received, checked, paid. */
function barsOf(status: number, windowOver = false): readonly Bar[] {
  if (status === 0) return ['now', 'next', 'next']
  const tone = status === 21 && windowOver ? 'bad' : (orderStatusAppearances[status]?.tone ?? 'wait')
  const bars: Record<typeof tone, readonly Bar[]> = {
    ok: ['done', 'done', 'done'],
    wait: ['done', 'now', 'next'],
    todo: ['done', 'todo', 'next'],
    bad: ['done', 'bad', 'next'],
    plain: ['done', 'next', 'next'],
  }
  return bars[tone]
}
