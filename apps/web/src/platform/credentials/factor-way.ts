import type { FactorChallenge } from '@kaadi/contract/passkeys'
import { t } from '@kaadi/words'

/** How a second factor is proved. */
export type FactorWay = 'passkey' | 'app' | 'recovery'

/** The ways that there are, the easiest first. */
export const waysOf = ({ app, passkey }: FactorChallenge): FactorWay[] => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(app ? (['app'] as const) : []),
  'recovery',
]

/** What a service of before passkeys, or one that does not say, takes. */
export const appAlone: FactorChallenge = { app: true, passkey: null }

/** Browsers do not say why nothing came of it. */
export const passkeyNotProved = (): string =>
  t('Nothing came from your device. Try again, or use another way.')
