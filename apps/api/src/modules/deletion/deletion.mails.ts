import type { LanguageCode } from '@kaadi/contract/users'
import { msg } from '../../words/index.ts'
import { type Mail, mailDay } from '../mail/index.ts'

export const deletionCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: msg('{code} is your code to delete your account', { code }),
  text: [
    msg('Your code is {code}.', { code }),
    '',
    msg('Enter it to delete your account. It works for 15 minutes.'),
    msg('We never ask for it by phone or chat.'),
    msg('If you did not ask for it, someone else is signed in as you: change your password.'),
  ],
})

export const deletionAskedMail = (to: string, dueAt: Date, countryCode: string): Mail => ({
  to,
  subject: msg('Your account will be deleted on {day}', { day: mailDay(dueAt, countryCode) }),
  text: [
    msg('You asked us to delete your account. We do so on {day}.', { day: mailDay(dueAt, countryCode) }),
    '',
    msg('Until then you can keep it: sign in and choose "Keep my account".'),
    msg('If you did not ask for this, sign in, keep your account and change your password.'),
  ],
})

export const deletionUndoneMail = (to: string): Mail => ({
  to,
  subject: msg('Your account stays'),
  text: [msg('Your account is not deleted. You can sell and withdraw as before.')],
})

export const deletionBlockedMail = (to: string): Mail => ({
  to,
  subject: msg('Your account could not be deleted yet'),
  text: [
    msg(
      'Today your account was to be deleted. Something came in meanwhile: there is money in your wallet, or a trade or a withdrawal is open.',
    ),
    '',
    msg(
      'Sign in and choose "Keep my account", withdraw what is yours, and ask again. If there is nothing left, we delete the account by ourselves.',
    ),
  ],
})

/** The account is gone: its language is given. */
export const deletionDoneMail = (to: string, language: LanguageCode): Mail => ({
  to,
  language,
  subject: msg('Your account was deleted'),
  text: [
    msg('Your account was deleted. Nobody can sign in to it any more.'),
    '',
    msg(
      'The records of your trades and payments are kept for as long as the law asks. You can open a new account at any time.',
    ),
  ],
})
