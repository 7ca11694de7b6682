import { msg } from '../../words/index.ts'
import { type Mail, mailTime } from '../mail/index.ts'

export const pinResetCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: msg('{code} is your code for a new withdrawal password', { code }),
  text: [
    msg('Your code is {code}. Enter it where you asked for it.', { code }),
    '',
    msg('It works once, for 15 minutes. We never ask for it by phone or chat.'),
    msg(
      'If you did not ask for it, someone else is signed in as you: change your password, and sign out all other devices.',
    ),
  ],
})

export interface PinChange {
  /** Null where withdrawals do not wait. */
  readonly heldUntil: Date | null
  readonly at: number
  readonly countryCode: string
}

export const pinChangedMail = (to: string, { heldUntil, at, countryCode }: PinChange): Mail => ({
  to,
  subject: msg('Your withdrawal password was changed'),
  text: [
    msg('The withdrawal password of your account was changed on {time}.', {
      time: mailTime(at, countryCode),
    }),
    ...(heldUntil
      ? [
          '',
          msg('Your money is safe: nothing can be withdrawn until {until}.', {
            until: mailTime(heldUntil, countryCode),
          }),
        ]
      : []),
    '',
    msg('If this was not you, change the password of your account at once, and sign out all other devices.'),
  ],
})
