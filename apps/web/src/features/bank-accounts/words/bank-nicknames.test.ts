import { expect, it } from 'vitest'
import { bankNicknames } from './bank-nicknames.ts'

it('knows the letters by which a bank is called', () => {
  expect(bankNicknames('Guaranty Trust Bank', 'GT')).toEqual(['GTB', 'GT', 'GTBank'])
  expect(bankNicknames('United Bank for Africa', 'UB')).toContain('UBA')
  expect(bankNicknames('First City Monument Bank', 'FC')).toContain('FCMB')
  expect(bankNicknames('OPay', 'OP')).toEqual(['OP', 'OPBank'])
})
