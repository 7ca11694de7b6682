import type { Mail } from '../../mail/index.ts'

/** The token stands behind the `#`, so that opening the link sends it to no server. */
export const activationMail = (to: string, token: string, address: string): Mail => ({
  to,
  subject: 'Open your account',
  text: [
    'Open this link to finish your sign-up:',
    `${address}/activate#${token}`,
    '',
    'You are asked for the password that you chose. The link works for 24 hours.',
    'If you did not sign up, you need to do nothing: no account is opened without it.',
  ].join('\n'),
})
