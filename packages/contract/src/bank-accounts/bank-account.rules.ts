/** How long a saved account counts as new: what may be sent to it is capped until then. */
export const newAccountHours = 24

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3]

/**
 * Whether the tenth digit of a Nigerian account number (NUBAN) fits its bank. Banks have three digits, other institutions
 * five digits written after a 9. Some fintech accounts are phone numbers: a miss is a warning, never a refusal.
 */
export const nubanCheckDigitFits = (bankCode: string, accountNumber: string): boolean => {
  if (!/^\d{10}$/.test(accountNumber)) return false
  const institution = /^\d{3}$/.test(bankCode)
    ? `000${bankCode}`
    : /^\d{5}$/.test(bankCode)
      ? `9${bankCode}`
      : null
  if (institution === null) return false
  const digits = [...institution, ...accountNumber.slice(0, 9)].map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * weights[place]!, 0)
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9])
}

/** Whether a number of a mobile wallet begins as those of its network do. Numbers are taken along: a miss is a warning. */
export const numberPrefixFits = (
  bank: { readonly numberPrefix: string | null },
  accountNumber: string,
): boolean => bank.numberPrefix === null || new RegExp(`^(?:${bank.numberPrefix})`).test(accountNumber)

/** Whether an account number has the form its bank asks for. */
export const isAccountNumber = (bank: { readonly numberPattern: string }, accountNumber: string): boolean =>
  new RegExp(`^(?:${bank.numberPattern})$`).test(accountNumber)
