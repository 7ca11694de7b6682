export const formWords = { physical: 'physical card', ecode: 'e-code' } as const
export const receiptWords = {
  none: 'no receipt',
  cash: 'cash receipt',
  debit: 'debit receipt',
  credit: 'credit receipt',
} as const
