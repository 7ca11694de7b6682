import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'
import { advice, reader } from '../two-factor/factors.mails.ts'
import type { Holder } from '../two-factor/holder.ts'

export const passkeyAddedMail = (holder: Holder, name: string): Mail => ({
  ...reader(holder),
  subject: msg('A passkey was added'),
  text: [
    holder.realm === 'operator'
      ? `"${name}" is a passkey of yours from now on. With it you confirm payouts that ask for a second person.`
      : msg(
          '"{name}" is a passkey of your account from now on. It is asked for when somebody signs in, and before what matters is changed.',
          { name },
        ),
    '',
    advice(holder),
  ],
})

export const passkeyRemovedMail = (holder: Holder, name: string): Mail => ({
  ...reader(holder),
  subject: msg('A passkey was removed'),
  text: [
    holder.realm === 'operator'
      ? `"${name}" confirms nothing any more.`
      : msg('"{name}" no longer opens your account.', { name }),
    '',
    advice(holder),
  ],
})

export const passkeyStoppedMail = (holder: Holder, name: string): Mail => ({
  ...reader(holder),
  subject: msg('We stopped a passkey of your account'),
  text: [
    msg(
      '"{name}" was used with an old count, as a copy of it would be. We stopped it: it opens nothing any more.',
      { name },
    ),
    '',
    holder.realm === 'operator'
      ? 'Remove it under My account, and add your device anew.'
      : msg(
          'Sign in by another passkey, your authenticator app or a recovery code, remove it, and add your device anew.',
        ),
    advice(holder),
  ],
})
