import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'
import { ifNotYou } from '../two-factor/factors.mails.ts'

export const passkeyAddedMail = (to: string, name: string): Mail => ({
  to,
  subject: msg('A passkey was added'),
  text: [
    msg(
      '"{name}" is a passkey of your account from now on. It is asked for when somebody signs in, and before what matters is changed.',
      { name },
    ),
    '',
    ifNotYou,
  ],
})

export const passkeyRemovedMail = (to: string, name: string): Mail => ({
  to,
  subject: msg('A passkey was removed'),
  text: [msg('"{name}" no longer opens your account.', { name }), '', ifNotYou],
})

export const passkeyStoppedMail = (to: string, name: string): Mail => ({
  to,
  subject: msg('We stopped a passkey of your account'),
  text: [
    msg(
      '"{name}" was used with an old count, as a copy of it would be. We stopped it: it opens nothing any more.',
      { name },
    ),
    '',
    msg(
      'Sign in by another passkey, your authenticator app or a recovery code, remove it, and add your device anew.',
    ),
    ifNotYou,
  ],
})
