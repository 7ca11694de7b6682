import type { Mail } from '../../mail/index.ts'
import { ifNotYou } from '../two-factor/factors.mails.ts'

export const passkeyAddedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'A passkey was added',
  text: [
    `"${name}" is a passkey of your account from now on. It is asked for when somebody signs in, and before what matters is changed.`,
    '',
    ifNotYou,
  ].join('\n'),
})

export const passkeyRemovedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'A passkey was removed',
  text: [`"${name}" no longer opens your account.`, '', ifNotYou].join('\n'),
})

export const passkeyStoppedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'We stopped a passkey of your account',
  text: [
    `"${name}" was used with an old count, as a copy of it would be. We stopped it: it opens nothing any more.`,
    '',
    'Sign in by another passkey, your authenticator app or a recovery code, remove it, and add your device anew.',
    ifNotYou,
  ].join('\n'),
})
