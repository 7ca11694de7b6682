import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { englishPatternWords } from '../words/english-pattern-words.tsx'
import { PatternWordsProvider } from '../words/pattern-words-provider.tsx'
import { orderStatusAppearances } from './order-statuses.tsx'
import { OrderStatusTag, StatusTag, WithdrawalStatusTag } from './status-tag.tsx'
import { viewOrderStatus, viewWithdrawalStatus } from './view-status.ts'
import { withdrawalStatusAppearances } from './withdrawal-statuses.tsx'

describe('every status', () => {
  it('of an order has a word, and an icon unless it means nothing good or bad', () => {
    expect(Object.keys(orderStatusAppearances)).toEqual(Object.keys(englishPatternWords.orderStatuses))
    for (const appearance of Object.values(orderStatusAppearances))
      expect(appearance.tone === 'plain' || appearance.icon).toBeTruthy()
  })

  it('of a withdrawal has a word and an icon likewise', () => {
    expect(Object.keys(withdrawalStatusAppearances)).toEqual(
      Object.keys(englishPatternWords.withdrawalStatuses),
    )
    for (const appearance of Object.values(withdrawalStatusAppearances))
      expect(appearance.tone === 'plain' || appearance.icon).toBeTruthy()
  })
})

it('shows a returned order as the seller’s turn, and as refused once the window is over', () => {
  expect(viewOrderStatus(21, englishPatternWords)).toMatchObject({ tone: 'todo', label: 'Needs you' })
  expect(viewOrderStatus(21, englishPatternWords, true)).toMatchObject({ tone: 'bad', label: 'Refused' })
})

it('never shows an unknown code or a payout of unknown fate as failed', () => {
  expect(viewOrderStatus(99, englishPatternWords)).toMatchObject({ tone: 'wait', label: 'In progress' })
  expect(viewWithdrawalStatus(99, englishPatternWords).tone).toBe('wait')
  expect(viewWithdrawalStatus(5, englishPatternWords).tone).toBe('wait')
})

it('speaks the app’s language', () => {
  render(
    <PatternWordsProvider words={{ orderStatuses: { 10: 'Payé' } }}>
      <OrderStatusTag status={10} />
      <OrderStatusTag status={1} />
      <WithdrawalStatusTag status={10} />
      <StatusTag tone="plain" label="Autre" />
    </PatternWordsProvider>,
  )
  expect(screen.getByText('Payé')).toBeTruthy()
  expect(screen.getByText('In progress')).toBeTruthy()
  expect(screen.getByText('Paid')).toBeTruthy()
  expect(screen.getByText('Autre')).toBeTruthy()
})
