import { expect, it } from 'vitest'
import { withdrawalStatuses } from '../withdrawals/index.ts'
import { isPayoutToBeTaken, type Payout } from './index.ts'

const toBeTaken = (takenBy: string | null, provider: string | null = null) =>
  withdrawalStatuses.filter((status) =>
    isPayoutToBeTaken({ withdrawal: { status }, takenBy, provider } as Payout),
  )

it('lets a payout be taken that was never taken, or was handed back', () =>
  expect(toBeTaken(null)).toEqual([0, 3, 4]))
it('lets no payout be taken that a machine has sent', () =>
  expect(toBeTaken(null, 'paystack')).toEqual([0, 3]))
it('lets no payout be taken that somebody has', () => expect(toBeTaken('Ada')).toEqual([0, 3]))
