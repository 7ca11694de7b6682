import type { Bank, BankAccount } from '@kaadi/contract/bank-accounts'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { inMinutes, minutesAgo } from './seller-times.ts'

const account: BankAccount = {
  id: 'bank-1' as BankAccount['id'],
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  initials: 'GT',
  color: '#c2410c',
  currencyId: 1,
  accountEnding: '4821',
  accountName: 'OKAFOR ADAEZE NGOZI',
  kind: 'bank',
  match: 'exact',
  newUntil: null,
  networkClosed: false,
  isDefault: true,
  status: 1,
  createTime: '2026-11-01T10:00:00.000Z',
}
/** An address of digital dollars, saved an hour ago. */
const anAddress: BankAccount = {
  ...account,
  id: 'address-1' as BankAccount['id'],
  bankCode: 'usdt-trc20',
  bankName: 'USDT on Tron (TRC-20)',
  initials: 'TR',
  color: '#c4202b',
  currencyId: 3,
  accountEnding: 'Lj6t',
  accountName: 'TR7NHq…jLj6t',
  kind: 'network',
  match: null,
  newUntil: inMinutes(23 * 60),
  isDefault: false,
  status: 0,
}
/** So many saved accounts, the first of them the main one. */
export const bankAccountsOf = (count: number): BankAccount[] =>
  ['Guaranty Trust Bank', 'OPay', 'Zenith Bank']
    .slice(0, count)
    .map((bankName, at) => ({ ...account, id: `bank-${at + 1}` as never, isDefault: at === 0, bankName }))
/** A bank account and an address. */
export const accountsWithAddress = (): BankAccount[] => [...bankAccountsOf(1), anAddress]

/** Networks that can be paid to. */
export const networks: Bank[] = [
  ['usdt-trc20', 'USDT on Tron (TRC-20)', 'TR', '#c4202b'] as const,
  ['usdt-erc20', 'USDT on Ethereum (ERC-20)', 'ET', '#4a5fc1'] as const,
].map(([code, name, initials, color]) => ({
  code,
  name,
  kind: 'network',
  currencyId: 3,
  initials,
  color,
  numberPattern: '[0-9A-Za-z]{26,90}',
  numberHint: 'The whole address.',
  numberPrefix: null,
  network: { fee: '1', min: '10' },
}))

/** What can be taken out of a wallet; the address is new, and payouts wait for the books. */
export const limitsOf = (currencyId: CurrencyId): WithdrawalLimits =>
  aWithdrawalLimits({
    currencyId,
    ...(currencyId === 3 && {
      available: '420',
      most: '420',
      minWithdraw: '10',
      payoutsStoppedSince: minutesAgo(30),
      destinations: [
        {
          bankAccountId: anAddress.id,
          minWithdraw: '10',
          feeRule: { feeType: 'fixed', fee: '1' },
          newUntil: anAddress.newUntil,
          leftWhileNew: '100',
          most: '100',
          confirmMinutes: 2,
        },
      ],
    }),
  })

/** One that is on its way, one that failed, and one that arrived at an address. */
export const withdrawalOf = (id: string): Withdrawal => {
  if (id === 'failed')
    return aWithdrawal({
      id,
      status: 21,
      bankAccountId: account.id,
      reason: 'The bank does not know this account number.',
      events: [
        { version: 1, status: 0, actor: 'seller', time: minutesAgo(90) },
        { version: 2, status: 4, actor: 'system', time: minutesAgo(80) },
        { version: 3, status: 21, actor: 'system', time: minutesAgo(60) },
      ],
    })
  if (id === 'arrived')
    return aWithdrawal({
      id,
      status: 10,
      currencyId: 3,
      amount: '50',
      fee: '1',
      net: '49',
      bankAccountId: anAddress.id,
      kind: 'network',
      bankName: anAddress.bankName,
      accountEnding: anAddress.accountEnding,
      accountName: anAddress.accountName,
      bankSlipNumber: '7d9f3c1e'.repeat(8),
      events: [
        { version: 1, status: 0, actor: 'seller', time: minutesAgo(90) },
        { version: 2, status: 4, actor: 'system', time: minutesAgo(80) },
        { version: 3, status: 10, actor: 'system', time: minutesAgo(60) },
      ],
    })
  return aWithdrawal({ status: 4, expectedTime: inMinutes(20) })
}
