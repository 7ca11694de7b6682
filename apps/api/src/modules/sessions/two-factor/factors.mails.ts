import { msg, type Sentence } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'
import type { Holder } from './holder.ts'

const ifNotYou = msg(
  'If this was not you: choose a new password by "Forgot your password?" on the sign-in page, and write to us.',
)

const ifNotYouWorkHere = msg(
  'If this was not you: tell an admin at once. They can end your sessions and reset your second factor.',
)
/** What to do, for a seller or for who works here. */
export const advice = ({ realm }: Holder): Sentence => (realm === 'operator' ? ifNotYouWorkHere : ifNotYou)

/** Who works here reads English. */
export const reader = ({ email, realm }: Holder): Pick<Mail, 'to' | 'language'> => ({
  to: email,
  ...(realm === 'operator' && { language: 'en-US' }),
})

export const factorOnMail = (holder: Holder): Mail => ({
  ...reader(holder),
  subject: msg('Two-factor sign-in is on'),
  text: [
    holder.realm === 'operator'
      ? msg(
          'From now on the console asks for a code of your authenticator app when somebody signs in with your password.',
        )
      : msg(
          'From now on your account asks for a code of your authenticator app when somebody signs in, and before what matters is changed.',
        ),
    '',
    msg('Keep your recovery codes apart from your phone: each of them works once in place of the app.'),
    advice(holder),
  ],
})

export const factorOffMail = (holder: Holder): Mail => ({
  ...reader(holder),
  subject: msg('Two-factor sign-in is off'),
  text: [
    msg('Your authenticator app no longer opens your account. Passkeys that you have still do.'),
    '',
    advice(holder),
  ],
})

export const recoveryCodesRenewedMail = (holder: Holder): Mail => ({
  ...reader(holder),
  subject: msg('You have new recovery codes'),
  text: [msg('The recovery codes that you had before no longer work.'), '', advice(holder)],
})

export const recoveryCodeUsedMail = (holder: Holder, left: number): Mail => ({
  ...reader(holder),
  subject: msg('A recovery code was used'),
  text: [
    msg('Somebody used one of your recovery codes in place of your authenticator app or passkey.'),
    holder.realm === 'operator'
      ? msg('Codes that are left: {left}. Ask an admin to reset your second factor before they are gone.', {
          left,
        })
      : msg('Codes that are left: {left}. You can make new ones in the app under Me, Account and safety.', {
          left,
        }),
    '',
    advice(holder),
  ],
})
