import { type WithdrawalStatus, withdrawalStatuses } from '@kaadi/contract/withdrawals'
import { describe, expect, it } from 'vitest'
import { withdrawalSteps } from './withdrawal-steps.tsx'

const time = '2026-11-21T12:00:00.000Z'
const story = (status: WithdrawalStatus, ...passed: WithdrawalStatus[]) => ({
  status,
  createTime: time,
  kind: 'bank' as const,
  bankName: 'GTBank',
  reason: null as string | null,
  events: [0 as const, ...passed, status].map((state, index) => ({
    version: index + 1,
    status: state,
    actor: 'system' as const,
    time,
  })),
})
const states = (status: WithdrawalStatus, ...passed: WithdrawalStatus[]) =>
  withdrawalSteps(story(status, ...passed)).map((step) => step.state)

describe('the story of a withdrawal', () => {
  it('ends with the bank while it is open', () => {
    for (const status of [0, 1, 2, 3, 4, 5] as const) {
      expect(states(status)).toEqual(['done', 'now', 'next'])
    }
  })

  it('never tells an unknown outcome as a failure', () => {
    const [, now] = withdrawalSteps(story(5, 3, 4))
    expect(now).toMatchObject({ state: 'now', title: 'The bank confirms late' })
  })

  it('keeps the way to the bank in what was paid or came back', () => {
    expect(states(10, 3, 4)).toEqual(['done', 'done', 'done'])
    expect(states(23, 3, 4)).toEqual(['done', 'done', 'bad'])
    expect(states(22)).toEqual(['done', 'off'])
  })

  it('keeps that it was paid in what the bank sent back', () => {
    const steps = withdrawalSteps({ ...story(23, 3, 4, 10), reason: 'The account is frozen.' })
    expect(steps.map(({ title }) => title)).toEqual([
      'You asked for it',
      'On its way to the bank',
      'Paid to GTBank',
      'The bank sent it back',
    ])
    expect(steps.at(-1)).toMatchObject({
      state: 'bad',
      detail: 'The account is frozen. The whole amount came back to your wallet, its fee too.',
    })
  })

  it('begins with the rule where the seller did not ask', () => {
    expect(withdrawalSteps({ ...story(0), automatic: true })[0]!.title).toBe('Your rule asked for it')
    expect(withdrawalSteps({ ...story(0), automatic: false })[0]!.title).toBe('You asked for it')
  })

  it.each([
    ['Account frozen', 'Account frozen.'],
    ['Account frozen. ', 'Account frozen.'],
    ['Is the account open?', 'Is the account open?'],
    ['Account frozen…', 'Account frozen…'],
  ])('ends what a person wrote before it goes on: %s', (reason, sentence) => {
    const last = withdrawalSteps({ ...story(23, 3, 4, 10), reason }).at(-1)
    expect(last!.detail).toBe(`${sentence} The whole amount came back to your wallet, its fee too.`)
  })

  it('says why it was refused and where the money is', () => {
    const [, last] = withdrawalSteps({ ...story(20, 1), reason: 'The account is closed.' })
    expect(last!.detail).toBe(
      'The account is closed. The whole amount came back to your wallet, its fee too.',
    )
  })

  it('has a story for every state of the contract', () => {
    for (const status of withdrawalStatuses) expect(withdrawalSteps(story(status)).length).toBeGreaterThan(1)
  })
})
