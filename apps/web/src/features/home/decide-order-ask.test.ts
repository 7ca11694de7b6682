import { answerWindowMs, resubmitWindowMs } from '@kaadi/contract/constants'
import { aCardOrderSummary } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { decideOrderAsk } from './decide-order-ask.ts'

const at = '2026-11-20T14:00:00.000Z'

it('asks for the card again until thirty minutes after the decision', () =>
  expect(decideOrderAsk(aCardOrderSummary({ orderStatus: 21, operatorTime: at }))).toEqual({
    kind: 'photo',
    window: { deadline: Date.parse(at) + resubmitWindowMs, totalMs: resubmitWindowMs },
  }))

it.each([
  [2, 'answer'],
  [5, 'decision'],
] as const)('asks in state %i for an %s, by the end of its day', (orderStatus, kind) =>
  expect(decideOrderAsk(aCardOrderSummary({ orderStatus, answerClosesTime: at }))).toEqual({
    kind,
    window: { deadline: Date.parse(at), totalMs: answerWindowMs },
  }),
)
