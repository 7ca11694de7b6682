import { msg } from '../../words/index.ts'
import type { Mail } from '../mail/index.ts'

export const signUpCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: msg('{code} is your code to open an account', { code }),
  text: [
    msg('Your code is {code}.', { code }),
    '',
    msg('Enter it to open your account. It works for 15 minutes.'),
    msg('We never ask for it by phone or chat.'),
    msg('If you did not ask for it, you need to do nothing: no account is opened without it.'),
  ],
})

/** Who asks for a code learns nothing on the page; only the mailbox's owner reads that there is an account. */
export const alreadyMemberMail = (to: string): Mail => ({
  to,
  subject: msg('You already have an account'),
  text: [
    msg('Someone, perhaps you, wanted to open an account with this address. It already has one.'),
    '',
    msg('Sign in with your password instead.'),
    msg('If this was not you, you need to do nothing: your account is unchanged.'),
  ],
})
