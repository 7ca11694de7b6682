import { type Mail, mailTime } from '../../mail/index.ts'
import { codeLifeMinutes } from './sign-in-codes.repository.ts'

export interface NewDevice {
  readonly browser: string | null
  readonly system: string | null
  readonly ip: string
  readonly countryCode: string
}

/** Told to the owner after a sign-in on a device that was not seen before. */
export const newDeviceMail = (
  to: string,
  { browser, system, ip, countryCode }: NewDevice,
  at: number,
): Mail => ({
  to,
  subject: 'New sign-in to your account',
  text: [
    'Somebody signed in to your account with your password, on a device that we have not seen before.',
    '',
    `Device: ${[browser, system].filter(Boolean).join(' on ') || 'unknown'}`,
    `Network address: ${ip}`,
    `Time: ${mailTime(at, countryCode)}`,
    '',
    'If this was you, you need to do nothing.',
    'If not: change your password in the app under Me, Account and safety. It signs out all other devices.',
  ].join('\n'),
})

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
