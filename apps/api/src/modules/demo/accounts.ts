import type { OperatorRole } from '@kaadi/contract/operators'

/** One password for all: it is printed at start, and only a development installation has these accounts. */
export const demoPassword = 'kaadi-demo-2026'

/** Withdrawal password of both sellers. */
export const demoPin = '482913'

export const demoSellers = [
  { email: 'adaeze@kaadi.example', countryCode: 'NG', inviteCode: 'ADAEZE24' },
  { email: 'kwame@kaadi.example', countryCode: 'GH', inviteCode: 'KWAME247' },
] as const

export const demoOperators: readonly { email: string; name: string; roles: readonly OperatorRole[] }[] = [
  { email: 'reviewer@kaadi.example', name: 'Ngozi Eze', roles: ['reviewer'] },
  { email: 'treasurer@kaadi.example', name: 'Yaw Mensah', roles: ['treasurer'] },
  { email: 'admin@kaadi.example', name: 'Bisi Adewale', roles: ['admin'] },
]
