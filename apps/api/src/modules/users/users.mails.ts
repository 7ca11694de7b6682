import type { Mail } from '../mail/index.ts'

export const signUpCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code to open an account`,
  text: [
    `Your code is ${code}.`,
    '',
    'Enter it to open your account. It works for 15 minutes.',
    'We never ask for it by phone or chat.',
    'If you did not ask for it, you need to do nothing: no account is opened without it.',
  ].join('\n'),
})

/** Who asks for a code learns nothing on the page; only the mailbox's owner reads that there is an account. */
export const alreadyMemberMail = (to: string): Mail => ({
  to,
  subject: 'You already have an account',
  text: [
    'Someone, perhaps you, wanted to open an account with this address. It already has one.',
    '',
    'Sign in with your password instead.',
    'If this was not you, you need to do nothing: your account is unchanged.',
  ].join('\n'),
})
