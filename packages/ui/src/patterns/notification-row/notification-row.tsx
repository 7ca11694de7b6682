'use client'

import type { ElementType, ReactElement, ReactNode } from 'react'
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { BellIcon } from '../../primitives/icon/generated/bell-icon.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { LandmarkIcon } from '../../primitives/icon/generated/landmark-icon.ts'
import { MegaphoneIcon } from '../../primitives/icon/generated/megaphone-icon.ts'
import { ReceiptTextIcon } from '../../primitives/icon/generated/receipt-text-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

interface Own {
  title: ReactNode
  content?: ReactNode
  at: string
  dateTime?: string | undefined
  unread?: boolean | undefined
  /** What it is about, by the service's number; decides the icon. */
  bizType: number
}

export type NotificationRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** A notification in the list. It leads to what it is about; one that leads nowhere is drawn `as="div"`. */
export function NotificationRow<Element extends ElementType = 'a'>(props: NotificationRowProps<Element>) {
  const {
    as = 'a',
    title,
    content,
    at,
    dateTime,
    unread = false,
    bizType,
    className,
    ...rest
  } = props as NotificationRowProps<'a'>
  const words = usePatternWords()
  const { icon, tone } = signs[bizType] ?? unknownSign
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-notification-row', className)}
      data-unread={unread || undefined}
      startContent={<Avatar tone={tone}>{icon}</Avatar>}
      title={
        <>
          {title}
          {unread ? <VisuallyHidden>, {words.unread}</VisuallyHidden> : null}
        </>
      }
      detail={
        <>
          {content ? <span>{content}</span> : null}
          <time dateTime={dateTime} className="k-notification-row-at">
            <bdi>{at}</bdi>
          </time>
        </>
      }
      endContent={unread ? <span className="k-notification-row-dot" aria-hidden="true" /> : null}
      chevron={false}
    />
  )
}

type Sign = { icon: ReactElement; tone: AvatarProps['tone'] }

const signs: Record<number, Sign> = {
  0: { icon: <ReceiptTextIcon />, tone: 'plain' },
  1: { icon: <CheckIcon />, tone: 'ok' },
  2: { icon: <XIcon />, tone: 'bad' },
  3: { icon: <LandmarkIcon />, tone: 'ok' },
  4: { icon: <Undo2Icon />, tone: 'bad' },
  5: { icon: <BellIcon />, tone: 'plain' },
  6: { icon: <MegaphoneIcon />, tone: 'earn' },
  7: { icon: <RefreshCwIcon />, tone: 'plain' },
}
const unknownSign: Sign = { icon: <BellIcon />, tone: 'plain' }
