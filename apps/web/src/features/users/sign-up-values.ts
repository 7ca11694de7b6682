import type { SignUpRequest } from '@kaadi/contract/users'
import type { Form } from '@kaadi/react'
import type { VerificationCode } from '../../platform/credentials/use-verification-code.ts'
import type { InvitationState } from './use-invitation.ts'

export type CountryCode = SignUpRequest['countryCode']

/** A country where no account can be opened now, and when it is expected to open again. */
export interface ClosedCountry {
  readonly reopensTime: string | null
}

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

export const emptySignUp: SignUpValues = {
  email: '',
  code: '',
  password: '',
  countryCode: 'NG',
  invitationCode: '',
  acceptsTerms: false,
  isAdult: false,
}

/** What the screen of a sign-up is given. */
export interface SignUp {
  readonly form: Form<SignUpValues>
  readonly code: VerificationCode
  readonly askForCode: () => void
  readonly isBusy: boolean
  /** What is wrong with the sign-up as a whole. */
  readonly problem: string | undefined
  /** The service has just refused the chosen country: it is closed. */
  readonly refusedCountry: ClosedCountry | undefined
  readonly onCountry: (countryCode: CountryCode) => void
  /** Whose invitation the code is. */
  readonly invitation: InvitationState
  /** Takes the invitation out, also of the address's memory. */
  readonly clearInvitation: () => void
  readonly onInvitationLeft: () => void
  /** A mailed link is to prove the address in place of the code. */
  readonly isByLink: boolean
  readonly onByLink: (isByLink: boolean) => void
  /** Where a link was mailed to: the rest happens in the mailbox. */
  readonly linkSentTo: string | undefined
  /** The address already has an account. */
  readonly isEmailTaken: boolean
  /** The account is open, but signing in to it failed: the person does that by hand. */
  readonly isLeftAtLogin: boolean
}
