import type { OperatorRole } from '@kaadi/contract/operators'
import type { PersonName } from '@kaadi/contract/users'

/** One password for all: it is printed at start, and only a development installation has these accounts. */
export const demoPassword = 'kaadi-demo-2026'

/** Withdrawal password of all sellers. */
export const demoPin = '482913'

/** Of the one demo operator with an authenticator app: who approves with a code must have one. As open as the password. */
export const demoChecker = {
  email: 'checker@kaadi.example',
  appKey: Buffer.from('kaadi-demo-2026-code'),
} as const

export interface DemoSeller {
  readonly email: string
  readonly name: PersonName
  /** As their banks know them. */
  readonly bankName: string
  readonly countryCode: 'NG' | 'GH'
  readonly inviteCode: string
  /** Whose code they came with: a seller who stands before them. */
  readonly invitedWith?: string
  readonly memberDays: number
  /** Where they sign in from. */
  readonly device: {
    readonly userAgent: string
    readonly ip: string
    /** What the app calls it; else it is known by its browser alone. */
    readonly name?: string
  }
}

const phone = (model: string) =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36`
/** One phone, two accounts. */
const sharedPhone = { userAgent: phone('TECNO KI5q'), ip: '102.88.34.17', name: 'demo-phone-of-two-accounts' }

export const demoSellers = [
  {
    email: 'adaeze@kaadi.example',
    name: { firstName: 'Adaeze', lastName: 'Okafor' },
    bankName: 'ADAEZE NKECHI OKAFOR',
    countryCode: 'NG',
    inviteCode: 'ADAEZE24',
    memberDays: 420,
    device: { userAgent: phone('Infinix X6525'), ip: '105.112.18.4' },
  },
  {
    email: 'kwame@kaadi.example',
    name: { firstName: 'Kwame', lastName: 'Asante' },
    bankName: 'KWAME OSEI ASANTE',
    countryCode: 'GH',
    inviteCode: 'KWAME247',
    invitedWith: 'ADAEZE24',
    memberDays: 240,
    device: { userAgent: phone('SM-A057F'), ip: '154.160.2.91' },
  },
  {
    email: 'tobi@kaadi.example',
    name: { firstName: 'Tobi', lastName: 'Balogun' },
    bankName: 'TOBI ADEOLA BALOGUN',
    countryCode: 'NG',
    inviteCode: 'TOBI2026',
    invitedWith: 'ADAEZE24',
    memberDays: 6,
    device: sharedPhone,
  },
  {
    email: 'efua@kaadi.example',
    name: { firstName: 'Efua', lastName: 'Boateng' },
    bankName: 'EFUA AMA BOATENG',
    countryCode: 'GH',
    inviteCode: 'EFUA2024',
    memberDays: 780,
    device: { userAgent: phone('Redmi Note 12'), ip: '197.251.144.8' },
  },
  {
    email: 'bola@kaadi.example',
    name: { firstName: 'Tobi', lastName: 'Balogun' },
    bankName: 'TOBI ADEOLA BALOGUN',
    countryCode: 'NG',
    inviteCode: 'BOLA2026',
    invitedWith: 'ADAEZE24',
    memberDays: 13,
    device: sharedPhone,
  },
] as const satisfies readonly DemoSeller[]

export type DemoSellerEmail = (typeof demoSellers)[number]['email']

export const demoOperators = [
  { email: 'reviewer@kaadi.example', name: 'Ngozi Eze', roles: ['reviewer'] },
  { email: 'femi@kaadi.example', name: 'Femi Adeyemi', roles: ['reviewer'] },
  { email: 'treasurer@kaadi.example', name: 'Yaw Mensah', roles: ['treasurer'] },
  { email: 'checker@kaadi.example', name: 'Esi Owusu', roles: ['treasurer'] },
  { email: 'editor@kaadi.example', name: 'Zainab Bello', roles: ['editor'] },
  { email: 'senior@kaadi.example', name: 'Kofi Darko', roles: ['senior'] },
  { email: 'admin@kaadi.example', name: 'Bisi Adewale', roles: ['admin'] },
] as const satisfies readonly { email: string; name: string; roles: readonly OperatorRole[] }[]

export type DemoReviewer = 'reviewer@kaadi.example' | 'femi@kaadi.example'
