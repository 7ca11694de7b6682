import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'

const ownCode = msg('The invitation code was your own, so it does not count: nobody invites themselves.')

interface LinkToMail {
  readonly token: string
  readonly address: string
  readonly isSelfInvited: boolean
}

/** The token stands behind the `#`, so that opening the link sends it to no server. */
export const activationMail = (to: string, { token, address, isSelfInvited }: LinkToMail): Mail => ({
  to,
  subject: msg('Open your account'),
  text: [
    msg('Open this link to finish your sign-up:'),
    `${address}/activate#${token}`,
    '',
    msg('You are asked for the password that you chose. The link works for 24 hours.'),
    ...(isSelfInvited ? [ownCode] : []),
    msg('If you did not sign up, you need to do nothing: no account is opened without it.'),
  ],
})

/** Told again once the account is open: no reward is to be waited for. */
export const uninvitedMail = (to: string): Mail => ({
  to,
  subject: msg('Your account is open, without an invitation'),
  text: [ownCode, msg('There is no reward for it. All else about your account is as it should be.')],
})
