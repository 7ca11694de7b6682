import { verificationCodeLength } from '@kaadi/contract/constants'
import { invitationCodeSchema } from '@kaadi/contract/users'
import { msg, t } from '@kaadi/words'
import { passwordFault } from '../../platform/credentials/password-strength.ts'
import { emailFault } from '../../platform/forms/email.ts'
import type { SignUpValues } from './sign-up-values.ts'

const unknownInvitation = msg('This invitation code is not known. Correct it or clear it.')

/** What is wrong with each field. */
export const checkSignUp = (
  values: SignUpValues,
  { isInvitationUnknown, isByLink }: { isInvitationUnknown: boolean; isByLink: boolean },
) => ({
  email: emailFault(values.email),
  code:
    !isByLink && values.code.length < verificationCodeLength
      ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
      : undefined,
  password: passwordFault(values.password, values.email),
  invitationCode:
    values.invitationCode.trim() === '' ||
    invitationCodeSchema.safeParse(values.invitationCode.trim()).success
      ? isInvitationUnknown
        ? t(unknownInvitation)
        : undefined
      : t('An invitation code has letters, digits, - and _ alone.'),
  acceptsTerms: values.acceptsTerms ? undefined : t('Accept the terms to open an account.'),
  isAdult: values.isAdult ? undefined : t('You must be 18 or older to open an account.'),
})
