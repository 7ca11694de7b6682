/** A payout that a second person has to confirm. */
export const sampleApproval = {
  title: 'Pay out 12 withdrawals',
  kind: 'Payout',
  askedBy: 'Bisi Adewunmi',
  askedAt: 'today, 2:02 pm',
  facts: [
    { label: 'Batch', value: 'PB-2611-20-07' },
    { label: 'Total', value: '₦1,248,600.00' },
    { label: 'Withdrawals', value: '12' },
    { label: 'Through', value: 'Paystack, main balance' },
  ],
  signedText:
    '{"batch":"PB-2611-20-07","count":12,"currency":"NGN","provider":"paystack","total":"1248600.00"}',
  fingerprint: '9f2c 41d8 07ab',
} as const
