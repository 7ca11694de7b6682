import { type Mail, mailDay } from '../mail/index.ts'

export const deletionCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code to delete your account`,
  text: [
    `Your code is ${code}.`,
    '',
    'Enter it to delete your account. It works for 15 minutes.',
    'We never ask for it by phone or chat.',
    'If you did not ask for it, someone else is signed in as you: change your password.',
  ].join('\n'),
})

export const deletionAskedMail = (to: string, dueAt: Date, countryCode: string): Mail => ({
  to,
  subject: `Your account will be deleted on ${mailDay(dueAt, countryCode)}`,
  text: [
    `You asked us to delete your account. We do so on ${mailDay(dueAt, countryCode)}.`,
    '',
    'Until then you can keep it: sign in and choose "Keep my account".',
    'If you did not ask for this, sign in, keep your account and change your password.',
  ].join('\n'),
})

export const deletionUndoneMail = (to: string): Mail => ({
  to,
  subject: 'Your account stays',
  text: ['Your account is not deleted. You can sell and withdraw as before.'].join('\n'),
})

export const deletionBlockedMail = (to: string): Mail => ({
  to,
  subject: 'Your account could not be deleted yet',
  text: [
    'Today your account was to be deleted. Something came in meanwhile: there is money in your wallet, or a trade or a',
    'withdrawal is open.',
    '',
    'Sign in and choose "Keep my account", withdraw what is yours, and ask again. If there is nothing left, we delete the',
    'account by ourselves.',
  ].join('\n'),
})

export const deletionDoneMail = (to: string): Mail => ({
  to,
  subject: 'Your account was deleted',
  text: [
    'Your account was deleted. Nobody can sign in to it any more.',
    '',
    'The records of your trades and payments are kept for as long as the law asks. You can open a new account at any time.',
  ].join('\n'),
})
