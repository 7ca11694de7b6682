import { msg } from '../../../words/index.ts'
import { type Mail, mailTime } from '../../mail/index.ts'

/** The code stands behind the `#`, so that opening the link sends it to no server. */
const resetLink = (address: string, email: string, code: string): string =>
  `${address}/reset#${new URLSearchParams({ email, code })}`

export const resetCodeMail = (to: string, code: string, address: string): Mail => ({
  to,
  subject: msg('{code} is your code for a new password', { code }),
  text: [
    msg('Your code is {code}. Enter it where you asked for it, or open this link:', { code }),
    resetLink(address, to, code),
    '',
    msg('It works once, for 15 minutes. We never ask for it by phone or chat.'),
    msg('If you did not ask for it, you need to do nothing: your password stays as it is.'),
  ],
})

/** Who asks learns nothing on the page; only the mailbox's owner reads that there is no account. */
export const noAccountMail = (to: string): Mail => ({
  to,
  subject: msg('There is no account with this address'),
  text: [
    msg('Someone, perhaps you, asked for a new password with this address. It has no account.'),
    '',
    msg('Did you open your account with another address? Then ask with that one.'),
    msg('If this was not you, you need to do nothing.'),
  ],
})

export const changeCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: msg('{code} is your code to change your password', { code }),
  text: [
    msg('Your code to change your password is {code}.', { code }),
    '',
    msg('It works for 15 minutes. We never ask for it by phone or chat.'),
    msg(
      'If you did not ask for it, someone else may be signed in to your account: change your password, and sign out all other devices.',
    ),
  ],
})

export interface PasswordChange {
  /** Null where withdrawals do not wait. */
  readonly heldUntil: Date | null
  readonly at: number
  readonly countryCode: string
}

export const passwordChangedMail = (to: string, { heldUntil, at, countryCode }: PasswordChange): Mail => ({
  to,
  subject: msg('Your password was changed'),
  text: [
    msg('The password of your account was changed on {time}.', { time: mailTime(at, countryCode) }),
    msg('All other devices are signed out.'),
    ...(heldUntil
      ? [
          '',
          msg('Your money is safe: nothing can be withdrawn until {until}.', {
            until: mailTime(heldUntil, countryCode),
          }),
        ]
      : []),
    '',
    msg(
      'If this was not you, ask for a new password at once: open the app, Sign in, "Forgot your password?"',
    ),
  ],
})
