import type { Mail } from '../../mail/index.ts'
import { codeLifeMinutes } from './sign-in-codes.repository.ts'

export const signInCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code to sign in`,
  text: [
    `Your code to sign in is ${code}.`,
    '',
    'It is asked for because someone entered a wrong password for your account several times.',
    `The code works for ${codeLifeMinutes} minutes. We never ask for it by phone or chat.`,
    'If this was not you, you need to do nothing: without this code nobody gets in.',
  ].join('\n'),
})
