import type { ElementType, ReactNode } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ArrowUpRightIcon } from '../../primitives/icon/generated/arrow-up-right-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { WithdrawalStatusTag } from '../status-tag/status-tag.tsx'

interface Own {
  /** "To GTBank 4821" */
  title: string
  detail?: ReactNode
  /** The numeric `status`. */
  status: number
  amount: string
  currency: MoneyCurrency
}

export type WithdrawalRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** A withdrawal in a list. Money that came back is quiet, has no minus, and its arrow points back. */
export function WithdrawalRow<Element extends ElementType = 'a'>(props: WithdrawalRowProps<Element>) {
  const {
    as = 'a',
    title,
    detail,
    status,
    amount,
    currency,
    className,
    ...rest
  } = props as WithdrawalRowProps<'a'>
  const back = status >= 20
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-withdrawal-row', className)}
      startContent={
        <Avatar tone={back && status !== 22 ? 'bad' : 'plain'}>
          {back ? <Undo2Icon /> : <ArrowUpRightIcon />}
        </Avatar>
      }
      chevron={false}
      title={
        <span className="k-row-line">
          <span>{title}</span>
          <Money amount={amount} currency={currency} sign={back ? undefined : 'out'} quiet={back} />
        </span>
      }
      detail={
        <span className="k-row-line">
          <span>{detail}</span>
          <WithdrawalStatusTag status={status} />
        </span>
      }
    />
  )
}
