export { isAccountNumber, nubanCheckDigitFits } from './bank-account.rules.ts'
export {
  addBankAccountRequestSchema,
  type Bank,
  type BankAccount,
  bankAccountSchema,
  bankAccountStatus,
  bankAccountStatusSchema,
  bankKindSchema,
  bankSchema,
  type ResolvedAccount,
  resolvedAccountSchema,
  resolveRequestSchema,
} from './bank-account.schema.ts'
export { bankAccounts } from './bank-accounts.endpoints.ts'
