import { hasCode } from '@kaadi/core/errors'
import type { SignUpValues } from './sign-up-values.ts'

/** The field that a refused sign-up is about; undefined where it is about none. */
export const fieldOfRefusal = (error: unknown): keyof SignUpValues | undefined => {
  if (hasCode(error, 'emailTaken')) return 'email'
  if (hasCode(error, 'badVerificationCode')) return 'code'
  if (hasCode(error, 'weakPassword')) return 'password'
  if (hasCode(error, 'badInvitationCode', 'selfInvitation')) return 'invitationCode'
  return undefined
}
