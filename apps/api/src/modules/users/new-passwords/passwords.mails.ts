import { type Mail, mailTime } from '../../mail/index.ts'

/** The code stands behind the `#`, so that opening the link sends it to no server. */
const resetLink = (address: string, email: string, code: string): string =>
  `${address}/reset#${new URLSearchParams({ email, code })}`

export const resetCodeMail = (to: string, code: string, address: string): Mail => ({
  to,
  subject: `${code} is your code for a new password`,
  text: [
    `Your code is ${code}. Enter it where you asked for it, or open this link:`,
    resetLink(address, to, code),
    '',
    'It works once, for 15 minutes. We never ask for it by phone or chat.',
    'If you did not ask for it, you need to do nothing: your password stays as it is.',
  ].join('\n'),
})

/** Who asks learns nothing on the page; only the mailbox's owner reads that there is no account. */
export const noAccountMail = (to: string): Mail => ({
  to,
  subject: 'There is no account with this address',
  text: [
    'Someone, perhaps you, asked for a new password with this address. It has no account.',
    '',
    'Did you open your account with another address? Then ask with that one.',
    'If this was not you, you need to do nothing.',
  ].join('\n'),
})

export const changeCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code to change your password`,
  text: [
    `Your code to change your password is ${code}.`,
    '',
    'It works for 15 minutes. We never ask for it by phone or chat.',
    'If you did not ask for it, someone else may be signed in to your account: change your password, and sign out all other devices.',
  ].join('\n'),
})

export interface PasswordChange {
  /** Null where withdrawals do not wait. */
  readonly heldUntil: Date | null
  readonly at: number
  readonly countryCode: string
}

export const passwordChangedMail = (to: string, { heldUntil, at, countryCode }: PasswordChange): Mail => ({
  to,
  subject: 'Your password was changed',
  text: [
    `The password of your account was changed on ${mailTime(at, countryCode)}.`,
    'All other devices are signed out.',
    ...(heldUntil
      ? ['', `Your money is safe: nothing can be withdrawn until ${mailTime(heldUntil, countryCode)}.`]
      : []),
    '',
    'If this was not you, ask for a new password at once: open the app, Sign in, "Forgot your password?"',
  ].join('\n'),
})
