import { verificationCodeLength } from '@kaadi/contract/constants'
import { invitationCodeSchema } from '@kaadi/contract/users'
import { emailFault } from '../../platform/forms/email.ts'
import { passwordFault } from './password-strength.ts'
import type { SignUpValues } from './sign-up-values.ts'

const unknownInvitation = 'This invitation code is not known. Correct it or clear it.'

/** What is wrong with each field. */
export const checkSignUp = (values: SignUpValues, isInvitationUnknown: boolean) => ({
  email: emailFault(values.email),
  code:
    values.code.length < verificationCodeLength
      ? `Enter the ${verificationCodeLength} digits we mailed you.`
      : undefined,
  password: passwordFault(values.password, values.email),
  invitationCode:
    values.invitationCode.trim() === '' ||
    invitationCodeSchema.safeParse(values.invitationCode.trim()).success
      ? isInvitationUnknown
        ? unknownInvitation
        : undefined
      : 'An invitation code has letters, digits, - and _ alone.',
  acceptsTerms: values.acceptsTerms ? undefined : 'Accept the terms to open an account.',
  isAdult: values.isAdult ? undefined : 'You must be 18 or older to open an account.',
})
