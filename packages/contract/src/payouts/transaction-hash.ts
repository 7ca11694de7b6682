/**
 * The hash of a transaction as it may be typed: 64 hexadecimal digits, with 0x before them or without. Zeros alone are what a wallet
 * shows where there is no transaction.
 */
export const transactionHashPattern = '\\s{0,3}(?:0[xX])?(?!0{64})[0-9a-fA-F]{64}\\s{0,3}'

/** A transaction's hash as it is kept, and by which it is known again: 64 digits in lower case. */
export const transactionHashOf = (text: string): string => text.trim().toLowerCase().replace(/^0x/, '')

/** Whether a text is the hash of a transaction. */
export const hasTransactionHashForm = (text: string): boolean =>
  new RegExp(`^${transactionHashPattern}$`).test(text)
