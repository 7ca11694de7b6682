import { passwordMaxLength, passwordMinLength } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'

export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'strong'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/** How hard a password is to guess, roughly. Length counts most; the service refuses the stolen ones by its own list. */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === '') return 'none'
  if (password.length < passwordMinLength) return 'short'
  const variety = kinds.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (different < 5) return 'weak'
  const score = password.length + variety * 2 + Math.min(different, 12) / 2
  return score >= 22 ? 'strong' : score >= 16 ? 'fair' : 'weak'
}

/** What is wrong with a new password, in words; undefined where the service may take it. */
export const passwordFault = (password: string, email: string): string | undefined => {
  if (password.length < passwordMinLength)
    return t('Use at least {count} characters.', { count: passwordMinLength })
  if (password.length > passwordMaxLength)
    return t('Use at most {count} characters.', { count: passwordMaxLength })
  const name = email.trim().toLowerCase().split('@', 1)[0] ?? ''
  const isOwnName = password.toLowerCase() === email.trim().toLowerCase() || password.toLowerCase() === name
  return isOwnName ? t('Choose something other than your email address.') : undefined
}
