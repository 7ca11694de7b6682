import { hasCode, textDetail } from '@kaadi/core/errors'
import { sayError } from '../../platform/words/say-error.ts'
import type { SignUp, SignUpValues } from './sign-up-values.ts'

/** The field that a refused sign-up is about; undefined where it is about none. */
export const fieldOfRefusal = (error: unknown): keyof SignUpValues | undefined => {
  if (hasCode(error, 'emailTaken')) return 'email'
  if (hasCode(error, 'badVerificationCode')) return 'code'
  if (hasCode(error, 'weakPassword')) return 'password'
  if (hasCode(error, 'badInvitationCode', 'selfInvitation')) return 'invitationCode'
  return undefined
}

/** What is said of a refusal beside the fields: a closed country stands at its own place, with the time. */
export const sayRefusal = (error: unknown): Pick<SignUp, 'problem' | 'refusedCountry'> => {
  if (hasCode(error, 'countryClosed'))
    return { problem: undefined, refusedCountry: { reopensTime: textDetail(error, 'reopensTime') ?? null } }
  const isSaid = error !== undefined && fieldOfRefusal(error) === undefined
  return { problem: isSaid ? sayError(error) : undefined, refusedCountry: undefined }
}
