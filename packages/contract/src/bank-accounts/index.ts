export { gradeAccountName } from './account-name.rules.ts'
export {
  isAccountNumber,
  nubanCheckDigitFits,
  numberPrefixFits,
} from './bank-account.rules.ts'
export {
  addBankAccountRequestSchema,
  type Bank,
  type BankAccount,
  bankAccountSchema,
  bankAccountStatus,
  bankAccountStatusSchema,
  bankKindSchema,
  bankSchema,
  type NameMatch,
  nameMatchSchema,
  type ResolvedAccount,
  resolvedAccountSchema,
  resolveRequestSchema,
} from './bank-account.schema.ts'
export { type BankAccountsEndpoints, bankAccounts } from './bank-accounts.endpoints.ts'
