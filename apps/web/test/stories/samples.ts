import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { WalletRecord } from '@kaadi/contract/wallets'
import { aCardType } from '@kaadi/testing/builders'
import { cardColors } from '../../src/platform/content/card-look.ts'

const steam = aCardType()

/** The face of a card of Steam. */
export const steamLook = { colors: cardColors(steam), logo: steam.logo }

/** A naira account at a bank, in the seller's own name. */
export const aBankAccount = (
  given: Partial<Omit<BankAccount, 'id'>> & { id?: string } = {},
): BankAccount => ({
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  kind: 'bank',
  initials: 'GT',
  color: '#dd4f05',
  currencyId: 1,
  accountEnding: '4821',
  accountName: 'ADAEZE N OKAFOR',
  match: 'exact',
  isDefault: true,
  status: 1,
  createTime: '2026-10-04T09:00:00.000Z',
  newUntil: null,
  networkClosed: false,
  ...given,
  id: (given.id ?? 'bank-account-1') as BankAccount['id'],
})

/** Two accounts of which the second is not the main one. */
export const twoBankAccounts = [
  aBankAccount(),
  aBankAccount({
    id: 'bank-account-2',
    bankName: 'OPay',
    initials: 'OP',
    color: '#1dcf9f',
    accountEnding: '0937',
    isDefault: false,
  }),
]

/** Lines of a naira wallet, newest first. */
export const walletRecords: readonly WalletRecord[] = [
  {
    id: 'record-1',
    event: 'cardOrder',
    title: 'Steam $100',
    amount: '150000',
    balanceAfter: '248600',
    currencyId: 1,
    sourceId: 'order-1',
    time: '2026-11-20T13:09:00.000Z',
  },
  {
    id: 'record-2',
    event: 'withdrawal',
    title: 'Withdrawal · GTBank ••4821',
    amount: '-60000',
    balanceAfter: '98600',
    currencyId: 1,
    sourceId: 'withdrawal-1',
    time: '2026-11-20T12:32:00.000Z',
  },
  {
    id: 'record-3',
    event: 'reward',
    title: 'For your first sale',
    amount: '1000',
    balanceAfter: '158600',
    currencyId: 1,
    sourceId: null,
    time: '2026-11-18T10:00:00.000Z',
  },
]
