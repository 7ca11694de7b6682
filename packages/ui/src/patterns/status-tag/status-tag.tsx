'use client'

import { Tag, type TagProps } from '../../primitives/tag/tag.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import type { StatusView } from './status-view.ts'
import { viewOrderStatus, viewWithdrawalStatus } from './view-status.ts'

type Rest = Omit<TagProps, 'tone' | 'icon' | 'children'>

export interface StatusTagProps extends Rest, StatusView {}

/** A state in one word, with the tone of what it means and an icon that carries it without colour. */
export function StatusTag({ tone, icon, label, ...rest }: StatusTagProps) {
  return (
    <Tag {...rest} tone={tone} icon={icon}>
      {label}
    </Tag>
  )
}

export interface OrderStatusTagProps extends Rest {
  /** The numeric `orderStatus`. */
  status: number
  /** For status 21: the window for sending again is over. */
  windowOver?: boolean | undefined
}

/** The tag of a gift-card order. A status of a later release reads "In progress", never failed. */
export function OrderStatusTag({ status, windowOver, ...rest }: OrderStatusTagProps) {
  return <StatusTag {...rest} {...viewOrderStatus(status, usePatternWords(), windowOver)} />
}

export interface WithdrawalStatusTagProps extends Rest {
  /** The withdrawal's numeric `status`. */
  status: number
}

/** The tag of a withdrawal. A payout of unknown fate is late, never failed. */
export function WithdrawalStatusTag({ status, ...rest }: WithdrawalStatusTagProps) {
  return <StatusTag {...rest} {...viewWithdrawalStatus(status, usePatternWords())} />
}
