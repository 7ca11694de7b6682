'use client'

import type { ElementType, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { BankAvatar } from './bank-avatar.tsx'

interface Own {
  bank: string
  letters?: string | undefined
  color?: string | undefined
  /** The last four digits, or the end of a USDT address. */
  lastDigits: string
  /** As the bank knows the owner. */
  owner?: string | undefined
  /** Paid into unless another is chosen. */
  main?: boolean | undefined
  /** `fresh` accounts have a lower limit for a day; `mismatch` waits for a person of ours. */
  state?: 'verified' | 'fresh' | 'mismatch' | undefined
  /** In a list where one is chosen. */
  chosen?: boolean | undefined
  /** Tags under its number, in place of the one that `main` and `state` give. */
  marks?: ReactNode
  /** Instead of tag or chevron: a menu, a button. */
  endContent?: ReactNode
  /** Beside the tag, too: it leads on as the rows without one do. */
  chevron?: boolean | undefined
}

export type BankRowProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, Own>

/** A saved account. A link or button when it leads on (`as={Link}`, `as="button"`). */
export function BankRow<Element extends ElementType = 'div'>(props: BankRowProps<Element>) {
  const {
    as,
    bank,
    letters,
    color,
    lastDigits,
    owner,
    main = false,
    state = 'verified',
    chosen,
    marks,
    endContent,
    className,
    ...rest
  } = props as BankRowProps<'div'>
  const words = usePatternWords()
  const Root = (as ?? 'div') as ElementType
  const tag =
    marks !== undefined ? undefined : state === 'mismatch' ? (
      <Tag tone="todo">{words.bankMismatch}</Tag>
    ) : state === 'fresh' ? (
      <Tag tone="wait">{words.bankFresh}</Tag>
    ) : main ? (
      <Tag>{words.bankMain}</Tag>
    ) : undefined
  return (
    <Row
      {...rest}
      {...(chosen !== undefined && Root === 'button' ? { 'aria-pressed': chosen } : {})}
      as={Root}
      className={classNames('k-bank-row', className)}
      startContent={<BankAvatar name={bank} letters={letters} color={color} />}
      title={bank}
      detail={
        <>
          <span className="k-bank-row-account">
            <span aria-hidden="true">•••• </span>
            <VisuallyHidden>{words.endsWith} </VisuallyHidden>
            {lastDigits}
            {owner ? ` · ${owner}` : null}
          </span>
          {marks && <span className="k-bank-row-marks">{marks}</span>}
        </>
      }
      endContent={endContent ?? (chosen === undefined ? tag : <Choice chosen={chosen} />)}
    />
  )
}

function Choice({ chosen }: { chosen: boolean }) {
  return chosen ? <CircleCheckIcon size={24} /> : <span className="k-bank-row-ring" aria-hidden="true" />
}
