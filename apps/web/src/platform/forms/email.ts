import { emailSchema } from '@kaadi/contract/sessions'
import { t } from '@kaadi/words'

/** What is wrong with an email address, in words; undefined where nothing is. */
export const emailFault = (email: string): string | undefined => {
  const given = email.trim()
  if (given === '') return t('Enter your email address.')
  return emailSchema.safeParse(given).success ? undefined : t('Enter an address like name@example.com.')
}
