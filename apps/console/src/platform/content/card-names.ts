import { msg } from '@kaadi/words'

export const formWords = { physical: msg('physical card'), ecode: msg('e-code') } as const
export const receiptWords = {
  none: msg('no receipt'),
  cash: msg('cash receipt'),
  debit: msg('debit receipt'),
  credit: msg('credit receipt'),
} as const
