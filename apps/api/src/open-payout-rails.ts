import { join } from 'node:path'
import type { Closings } from './closings.ts'
import type { Config } from './config.ts'
import {
  createPaystack,
  createStandInProvider,
  developmentBehaviour,
  openRecord,
  type PayoutProvider,
  postTo,
  serveStandIn,
} from './modules/payout-rails/index.ts'
import { type PayoutRails, usualPace } from './modules/payout-worker/index.ts'

/** In naira and cedis of the stand-in. */
const standInFunds = { NGN: 5_000_000_000_00, GHS: 50_000_000_00 }
const standInKey = 'sk_test_development'
const standInCallbacksMs = 1_000

type RailsConfig = Pick<Config, 'payouts' | 'host' | 'port'>

/** Who pays out by machine, as configured. */
export async function openPayoutRails(
  config: RailsConfig,
  folder: string,
  closings: Closings,
): Promise<PayoutRails> {
  const { routes, dailyCaps, feeBands, paystack, isStandIn } = config.payouts
  const found = isStandIn
    ? await openStandIn(config, folder, closings)
    : paystack && createPaystack({ ...paystack, feeBands })
  const providers = new Map<string, PayoutProvider>(found ? [[found.name, found]] : [])
  // A person looks at it: what waits for minutes in earnest takes seconds.
  const pace = isStandIn
    ? { ...usualPace, settleMs: 20_000, betweenMissesMs: 5_000, firstLookMs: 3_000, waitMs: 10_000 }
    : usualPace
  return { providers, routes, dailyCaps, pace }
}

/** The stand-in pays nobody, keeps its record beside the data, and calls back to this service. */
async function openStandIn(config: RailsConfig, folder: string, closings: Closings): Promise<PayoutProvider> {
  const { feeBands } = config.payouts
  const record = openRecord(join(folder, 'payout-provider.jsonl'))
  const behaviour = developmentBehaviour({ afterMs: 4_000, callbacks: [{ of: 'outcome', afterMs: 500 }] })
  const standIn = createStandInProvider({ secretKey: standInKey, feeBands, record, behaviour })
  for (const [currency, amount] of Object.entries(standInFunds))
    if (standIn.balanceOf(currency) === 0) standIn.fund(currency, amount)
  const { baseUrl, close } = await serveStandIn(standIn)
  const post = postTo(`http://${config.host}:${config.port}/callback/paystack`)
  const calling = setInterval(() => void standIn.deliverDue(post), standInCallbacksMs).unref()
  closings.add({
    name: 'payout provider',
    close: async () => {
      clearInterval(calling)
      await close()
    },
  })
  return createPaystack({ baseUrl, secretKey: standInKey, feeBands })
}
