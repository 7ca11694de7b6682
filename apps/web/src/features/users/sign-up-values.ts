import type { SignUpRequest } from '@kaadi/contract/users'

export type CountryCode = SignUpRequest['countryCode']

/** What the form of a sign-up holds. */
export interface SignUpValues {
  readonly email: string
  readonly code: string
  readonly password: string
  readonly countryCode: CountryCode
  readonly invitationCode: string
  readonly acceptsTerms: boolean
  readonly isAdult: boolean
}
