import {
  type Behaviour,
  createPaystack,
  createStandInProvider,
  fetchOf,
  readFeeBands,
  type ScriptedBehaviour,
  type StandInProvider,
  scriptedBehaviour,
} from '../../src/modules/payout-rails/index.ts'
import type { PayoutPace, PayoutRails } from '../../src/modules/payout-worker/index.ts'

export const secretKey = 'sk_test_paying'

/** Minutes and hours of a clock that a test turns. */
export const testPace: PayoutPace = {
  settleMs: 120_000,
  betweenMissesMs: 60_000,
  firstLookMs: 15_000,
  longestLookMs: 3_600_000,
  waitMs: 60_000,
}

export interface PayingProvider<B extends Behaviour = ScriptedBehaviour> {
  readonly standIn: StandInProvider
  readonly behaviour: B
  readonly rails: PayoutRails
  readonly nowMs: () => number
  readonly pass: (ms: number) => void
}

const feeBands = readFeeBands('NGN *=0.1')!

/** The stand-in behind the real adapter, without sockets, in a time of its own. */
export function aPayingProvider<B extends Behaviour = ScriptedBehaviour>(
  options: {
    readonly behaviour?: B
    readonly dailyCaps?: PayoutRails['dailyCaps']
    readonly funds?: number
    readonly previousSecretKey?: string
  } = {},
): PayingProvider<B> {
  let now = Date.now()
  const behaviour = (options.behaviour ?? scriptedBehaviour()) as B
  const standIn = createStandInProvider({ secretKey, feeBands, behaviour, now: () => now })
  standIn.fund('NGN', options.funds ?? 1_000_000_000)
  const provider = createPaystack({
    baseUrl: 'http://stand-in.test',
    secretKey,
    previousSecretKey: options.previousSecretKey,
    feeBands,
    fetch: fetchOf(standIn),
  })
  return {
    standIn,
    behaviour,
    nowMs: () => now,
    pass: (ms) => {
      now += ms
    },
    rails: {
      providers: new Map([[provider.name, provider]]),
      routes: [{ currencyId: 1, kind: 'bank', provider: provider.name }],
      dailyCaps: options.dailyCaps ?? {},
      pace: testPace,
      now: () => new Date(now),
    },
  }
}
