'use client'

import type { ElementType, ReactElement, ReactNode } from 'react'
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ArrowLeftRightIcon } from '../../primitives/icon/generated/arrow-left-right-icon.ts'
import { ArrowUpRightIcon } from '../../primitives/icon/generated/arrow-up-right-icon.ts'
import { GiftIcon } from '../../primitives/icon/generated/gift-icon.ts'
import { PencilIcon } from '../../primitives/icon/generated/pencil-icon.ts'
import { ReceiptTextIcon } from '../../primitives/icon/generated/receipt-text-icon.ts'
import { TagIcon } from '../../primitives/icon/generated/tag-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { Money, type MoneyCurrency, type MoneyProps } from '../../primitives/money/money.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { StatusTag } from '../status-tag/status-tag.tsx'
import type { StatusView } from '../status-tag/status-view.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** What moved the money. A card sale brings its own `CardFace` as `start`. */
export type MoneyKind = 'sale' | 'withdrawal' | 'bonus' | 'refund' | 'conversion' | 'fee' | 'correction'

interface Own {
  kind: MoneyKind
  title: ReactNode
  /** "1:32 pm", "4:02 pm · refunded" */
  detail?: ReactNode
  amount: string
  currency: MoneyCurrency
  /** Which way it went; `none` for what failed or came back. */
  direction: 'in' | 'out' | 'none'
  /** Only while it is not settled: a settled line needs no tag. */
  status?: StatusView | undefined
  /** How amount and balance are shown: where lines add up, `exact`. */
  mode?: MoneyProps['mode']
  /** What was in the wallet after it. */
  balance?: string | undefined
  startContent?: ReactNode
}

export type MoneyRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** One line of the wallet's history. */
export function MoneyRow<Element extends ElementType = 'a'>(props: MoneyRowProps<Element>) {
  const {
    as = 'a',
    kind,
    title,
    detail,
    amount,
    currency,
    direction,
    mode,
    status,
    balance,
    startContent,
    className,
    ...rest
  } = props as MoneyRowProps<'a'>
  const words = usePatternWords()
  const { icon, tone } = signs[kind]
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-money-row', className)}
      startContent={startContent ?? <Avatar tone={tone}>{icon}</Avatar>}
      chevron={false}
      title={
        <span className="k-row-line">
          <span>{title}</span>
          <Money
            amount={amount}
            currency={currency}
            mode={mode}
            data-long={/\.\d{3}/.test(amount) || undefined}
            sign={direction === 'none' ? undefined : direction}
            quiet={direction === 'none'}
          />
        </span>
      }
      detail={
        <span className="k-row-line">
          <span>{detail}</span>
          {status ? <StatusTag {...status} /> : null}
          {balance === undefined ? null : (
            <span className="k-money-row-balance">
              {words.balanceAfter(<Money amount={balance} currency={currency} mode={mode} />)}
            </span>
          )}
        </span>
      }
    />
  )
}

const signs: Record<MoneyKind, { icon: ReactElement; tone: AvatarProps['tone'] }> = {
  sale: { icon: <TagIcon />, tone: 'plain' },
  withdrawal: { icon: <ArrowUpRightIcon />, tone: 'plain' },
  bonus: { icon: <GiftIcon />, tone: 'earn' },
  refund: { icon: <Undo2Icon />, tone: 'bad' },
  conversion: { icon: <ArrowLeftRightIcon />, tone: 'plain' },
  fee: { icon: <ReceiptTextIcon />, tone: 'plain' },
  correction: { icon: <PencilIcon />, tone: 'plain' },
}
