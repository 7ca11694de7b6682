import { type BankAccount, bankAccountStatus } from '@kaadi/contract/bank-accounts'
import type { BankRowProps } from '@kaadi/ui'
import { legibleGround } from './legible-ground.ts'

const states: Readonly<Record<BankAccount['status'], BankRowProps['state']>> = {
  [bankAccountStatus.new]: 'fresh',
  [bankAccountStatus.verified]: 'verified',
  [bankAccountStatus.mismatch]: 'mismatch',
  [bankAccountStatus.removed]: 'verified',
}

/** Letters and ground of a bank's badge. */
export const bankBadge = ({ initials, color }: Pick<BankAccount, 'initials' | 'color'>) => ({
  letters: initials,
  color: legibleGround(color),
})

/** What a saved account looks like, wherever it stands. */
export const bankLook = (account: BankAccount) => ({
  bank: account.bankName,
  ...bankBadge(account),
  lastDigits: account.accountEnding,
  owner: account.accountName,
  main: account.isDefault,
  // Where one thing alone can be said, which account is the main one matters more than that it is new.
  state: account.isDefault && account.status === bankAccountStatus.new ? 'verified' : states[account.status],
})
