/** The ways to carry out a payout, as `payout_rails` names them. By hand to a bank, by hand over a network, by a machine. */
export const payoutRails = { byHand: 'manual', overNetwork: 'usdt', paystack: 'paystack' } as const
