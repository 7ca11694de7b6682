import { verificationCodeSchema } from '@kaadi/contract/users'
import { emailFault } from '../../platform/forms/email.ts'

/** What the link of the mail carries, behind the `#`: no server is sent it. */
export interface ResetLink {
  readonly email: string
  readonly code: string
}

/** Undefined where the address carries none, or one that was cut. */
export const readResetLink = (hash: string): ResetLink | undefined => {
  const carried = new URLSearchParams(hash.replace(/^#/, ''))
  const [email, code] = [carried.get('email') ?? '', carried.get('code') ?? '']
  const isWhole = emailFault(email) === undefined && verificationCodeSchema.safeParse(code).success
  return isWhole ? { email, code } : undefined
}
