import { msg } from '../../words/index.ts'
import type { Mail } from '../mail/index.ts'

const ifNotYou = msg(
  'If this was not you: choose a new password by "Forgot your password?" on the sign-in page, which takes it off again.',
)

export const identityBoundMail = (to: string, provider: string): Mail => ({
  to,
  subject: msg('{provider} signs in to your account', { provider }),
  text: [
    msg(
      'From now on whoever signs in at {provider} with the login that was bound comes into your account without its password.',
      { provider },
    ),
    msg(
      'A second factor is asked for as before. You can take it off in the app under Me, Account and safety.',
    ),
    '',
    ifNotYou,
  ],
})

export const identityUnboundMail = (to: string, provider: string): Mail => ({
  to,
  subject: msg('{provider} no longer signs in to your account', { provider }),
  text: [msg('Your password does, as before.'), '', ifNotYou],
})
