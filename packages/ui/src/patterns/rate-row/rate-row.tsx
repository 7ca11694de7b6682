import type { ElementType } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { Sparkline, type Trend } from '../sparkline/sparkline.tsx'
import { RateChange } from './rate-change.tsx'

interface Own {
  name: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "USA · photo" */
  detail?: string | undefined
  /** What one unit of the card's currency pays; null when it is not priced. */
  rate: string | null
  currency: MoneyCurrency
  /** Change over the time of the line: "1.4%", and which way. */
  change?: { trend: Trend; by?: string | undefined } | undefined
  /** Past rates, oldest first. */
  points?: readonly number[] | undefined
}

export type RateRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** A card type with what it pays now and how that moved. Leads to selling it: `<RateRow as={Link} to="…">`. */
export function RateRow<Element extends ElementType = 'a'>(props: RateRowProps<Element>) {
  const {
    as = 'a',
    name,
    colors,
    logo,
    detail,
    rate,
    currency,
    change,
    points = [],
    className,
    ...rest
  } = props as RateRowProps<'a'>
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-rate-row', className)}
      startContent={<CardFace name={name} colors={colors} logo={logo} />}
      title={name}
      detail={detail}
      chevron={false}
      endContent={
        <>
          <Sparkline points={points} trend={change?.trend} />
          <span className="k-rate-row-value">
            <Money amount={rate} currency={currency} mode="plain" size={18} />
            {change ? <RateChange {...change} /> : null}
          </span>
        </>
      }
    />
  )
}
