import type { OperatorRole } from '@kaadi/contract/operators'
import type { Mail } from '../../mail/index.ts'

const list = new Intl.ListFormat('en-GB')

interface Invitation {
  readonly email: string
  readonly roles: readonly OperatorRole[]
  readonly invitedBy: string
}

/** The token stands behind the `#`, so that opening the link sends it to no server. */
export const invitationMail = (
  { email, roles, invitedBy }: Invitation,
  token: string,
  address: string,
): Mail => ({
  to: email,
  language: 'en-US',
  subject: 'You are invited to the desk',
  text: [
    `${invitedBy} invites you to work at the desk as ${list.format(roles)}. Open this link to set up your account:`,
    `${address}/console/welcome#${token}`,
    '',
    'It works once, for three days. You choose a password, and set up an authenticator app on your phone: have it at hand.',
    'If you do not know what this is about, you need to do nothing.',
  ],
})
