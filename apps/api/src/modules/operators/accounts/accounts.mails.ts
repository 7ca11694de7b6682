import type { Mail } from '../../mail/index.ts'

export const factorResetMail = (to: string): Mail => ({
  to,
  language: 'en-US',
  subject: 'Your second factor was reset',
  text: [
    'An admin has reset your authenticator app and your recovery codes, and signed you out everywhere.',
    'Sign in with your password: the console asks you to set up an app before it shows anything else.',
    '',
    'If you did not ask for it, tell an admin at once.',
  ],
})
