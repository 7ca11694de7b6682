import type { ElementType, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { orderStatusAppearances } from '../status-tag/order-statuses.tsx'
import { OrderStatusTag } from '../status-tag/status-tag.tsx'

interface Own {
  cardName: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "Apple $200" */
  title: string
  /** When it was sent, or how many cards. */
  detail?: ReactNode
  /** The numeric `orderStatus`. */
  status: number
  windowOver?: boolean | undefined
  amount: string | null
  /** What the amount is, where it is neither quoted nor paid: "Offer". */
  amountLabel?: string | undefined
  currency: MoneyCurrency
}

export type OrderRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** A gift-card order in a list. An amount that was not paid is quiet and has no sign. */
export function OrderRow<Element extends ElementType = 'a'>(props: OrderRowProps<Element>) {
  const {
    as = 'a',
    cardName,
    colors,
    logo,
    title,
    detail,
    status,
    windowOver,
    amount,
    amountLabel,
    currency,
    className,
    ...rest
  } = props as OrderRowProps<'a'>
  const paid = status >= 10 && status < 20
  const open =
    !paid && (orderStatusAppearances[status]?.tone ?? 'wait') !== 'plain' && status !== 20 && status !== 40
  const money = (
    <Money
      amount={amount}
      currency={currency}
      sign={paid ? 'in' : undefined}
      quiet={!paid && (!open || windowOver)}
    />
  )
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-order-row', className)}
      startContent={<CardFace name={cardName} colors={colors} logo={logo} size="s" />}
      title={title}
      detail={detail}
      endContent={
        <span className="k-order-row-end">
          {amountLabel ? (
            <span>
              <span className="k-order-row-label">{amountLabel} </span>
              {money}
            </span>
          ) : (
            money
          )}
          <OrderStatusTag status={status} windowOver={windowOver} />
        </span>
      }
    />
  )
}
