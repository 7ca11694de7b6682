import { msg, type Sentence } from '../../../words/index.ts'
import { type Mail, mailTime } from '../../mail/index.ts'
import { codeLifeMinutes } from './sign-in-codes.repository.ts'

export interface NewDevice {
  readonly browser: string | null
  readonly system: string | null
  readonly ip: string
  readonly countryCode: string
}

const deviceLine = (browser: string | null, system: string | null): Sentence => {
  if (browser && system) return msg('Device: {browser} on {system}', { browser, system })
  const device = browser ?? system
  return device ? msg('Device: {device}', { device }) : msg('Device: unknown')
}

/** Told to the owner after a sign-in on a device that was not seen before. */
export const newDeviceMail = (
  to: string,
  { browser, system, ip, countryCode }: NewDevice,
  at: number,
): Mail => ({
  to,
  subject: msg('New sign-in to your account'),
  text: [
    msg('Somebody signed in to your account with your password, on a device that we have not seen before.'),
    '',
    deviceLine(browser, system),
    msg('Network address: {ip}', { ip }),
    msg('Time: {time}', { time: mailTime(at, countryCode) }),
    '',
    msg('If this was you, you need to do nothing.'),
    msg(
      'If not: change your password in the app under Me, Account and safety. It signs out all other devices.',
    ),
  ],
})

export const signInCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: msg('{code} is your code to sign in', { code }),
  text: [
    msg('Your code to sign in is {code}.', { code }),
    '',
    msg('It is asked for because someone entered a wrong password for your account several times.'),
    msg('The code works for {minutes} minutes. We never ask for it by phone or chat.', {
      minutes: codeLifeMinutes,
    }),
    msg('If this was not you, you need to do nothing: without this code nobody gets in.'),
  ],
})
