import type { Mail } from '../../mail/index.ts'
import type { Holder } from './holder.ts'

export const ifNotYou =
  'If this was not you: choose a new password by "Forgot your password?" on the sign-in page, and write to us.'

const ifNotYouWorkHere =
  'If this was not you: tell an admin at once. They can end your sessions and reset your second factor.'
const advice = ({ realm }: Holder): string => (realm === 'operator' ? ifNotYouWorkHere : ifNotYou)

export const factorOnMail = (holder: Holder): Mail => ({
  to: holder.email,
  subject: 'Two-factor sign-in is on',
  text: [
    holder.realm === 'operator'
      ? 'From now on the console asks for a code of your authenticator app when somebody signs in with your password.'
      : 'From now on your account asks for a code of your authenticator app when somebody signs in, and before what matters is changed.',
    '',
    'Keep your recovery codes apart from your phone: each of them works once in place of the app.',
    advice(holder),
  ].join('\n'),
})

export const factorOffMail = (holder: Holder): Mail => ({
  to: holder.email,
  subject: 'Two-factor sign-in is off',
  text: [
    'Your authenticator app no longer opens your account. Passkeys that you have still do.',
    '',
    advice(holder),
  ].join('\n'),
})

export const recoveryCodesRenewedMail = (holder: Holder): Mail => ({
  to: holder.email,
  subject: 'You have new recovery codes',
  text: ['The recovery codes that you had before no longer work.', '', advice(holder)].join('\n'),
})

export const recoveryCodeUsedMail = (holder: Holder, left: number): Mail => ({
  to: holder.email,
  subject: 'A recovery code was used',
  text: [
    'Somebody used one of your recovery codes in place of your authenticator app or passkey.',
    holder.realm === 'operator'
      ? `Codes that are left: ${left}. Ask an admin to reset your second factor before they are gone.`
      : `Codes that are left: ${left}. You can make new ones in the app under Me, Account and safety.`,
    '',
    advice(holder),
  ].join('\n'),
})
