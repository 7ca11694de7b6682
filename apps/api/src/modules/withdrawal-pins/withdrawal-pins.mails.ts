import { type Mail, mailTime } from '../mail/index.ts'

export const pinResetCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code for a new withdrawal password`,
  text: [
    `Your code is ${code}. Enter it where you asked for it.`,
    '',
    'It works once, for 15 minutes. We never ask for it by phone or chat.',
    'If you did not ask for it, someone else is signed in as you: change your password, and sign out all other devices.',
  ].join('\n'),
})

export interface PinChange {
  /** Null where withdrawals do not wait. */
  readonly heldUntil: Date | null
  readonly at: number
  readonly countryCode: string
}

export const pinChangedMail = (to: string, { heldUntil, at, countryCode }: PinChange): Mail => ({
  to,
  subject: 'Your withdrawal password was changed',
  text: [
    `The withdrawal password of your account was changed on ${mailTime(at, countryCode)}.`,
    ...(heldUntil
      ? ['', `Your money is safe: nothing can be withdrawn until ${mailTime(heldUntil, countryCode)}.`]
      : []),
    '',
    'If this was not you, change the password of your account at once, and sign out all other devices.',
  ].join('\n'),
})
