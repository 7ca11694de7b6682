/** The ways to carry out a payout, as `payout_rails` names them. */
export const payoutRails = { byHand: 'manual', paystack: 'paystack' } as const
