import type { Mail } from '../../mail/index.ts'

export const ifNotYou =
  'If this was not you: choose a new password by "Forgot your password?" on the sign-in page, and write to us.'

export const factorOnMail = (to: string): Mail => ({
  to,
  subject: 'Two-factor sign-in is on',
  text: [
    'From now on your account asks for a code of your authenticator app when somebody signs in, and before what matters is changed.',
    '',
    'Keep your recovery codes apart from your phone: each of them works once in place of the app.',
    ifNotYou,
  ].join('\n'),
})

export const factorOffMail = (to: string): Mail => ({
  to,
  subject: 'Two-factor sign-in is off',
  text: [
    'Your authenticator app no longer opens your account. Passkeys that you have still do.',
    '',
    ifNotYou,
  ].join('\n'),
})

export const recoveryCodesRenewedMail = (to: string): Mail => ({
  to,
  subject: 'You have new recovery codes',
  text: ['The recovery codes that you had before no longer work.', '', ifNotYou].join('\n'),
})

export const recoveryCodeUsedMail = (to: string, left: number): Mail => ({
  to,
  subject: 'A recovery code was used',
  text: [
    'Somebody used one of your recovery codes in place of your authenticator app or passkey.',
    `Codes that are left: ${left}. You can make new ones in the app under Me, Account and safety.`,
    '',
    ifNotYou,
  ].join('\n'),
})
