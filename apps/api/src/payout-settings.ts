import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import { type FeeBands, paystackName, readFeeBands } from './modules/payout-rails/index.ts'
import type { PayoutRoute } from './modules/payout-worker/rails.ts'

/** What the host decides about payouts by machine. */
export interface PayoutSettings {
  readonly routes: readonly PayoutRoute[]
  readonly dailyCaps: Partial<Record<CurrencyId, bigint>>
  readonly feeBands: FeeBands
  readonly paystack: PaystackSettings | undefined
  /** A development installation pays by the stand-in, which moves no money. */
  readonly isStandIn: boolean
}

export interface PaystackSettings {
  readonly secretKey: string
  readonly previousSecretKey: string | undefined
  readonly baseUrl: string
}

interface Given {
  readonly KAADI_MODE: 'development' | 'production'
  readonly KAADI_PAYOUT_ROUTES?: string | undefined
  readonly KAADI_PAYOUT_DAILY_CAPS?: string | undefined
  readonly PAYSTACK_SECRET_KEY?: string | undefined
  readonly PAYSTACK_PREVIOUS_SECRET_KEY?: string | undefined
  readonly PAYSTACK_BASE_URL?: string | undefined
  readonly PAYSTACK_FEES?: string | undefined
  readonly KAADI_DEVELOPMENT_PAYOUTS: 'by-hand' | 'by-provider'
}

const paystackUrl = 'https://api.paystack.co'
/** As published for transfers: the host may have others. */
const usualFees = 'NGN 5000=10 50000=25 *=50, GHS *=1'
/** What Paystack pays to: naira to banks, cedis to banks and mobile money. */
const routesOfStandIn = 'NGN:bank, GHS:bank, GHS:mobileMoney'

export function readPayoutSettings(given: Given, problems: string[]): PayoutSettings {
  const isStandIn = given.KAADI_DEVELOPMENT_PAYOUTS === 'by-provider'
  if (isStandIn && given.KAADI_MODE === 'production')
    problems.push('KAADI_DEVELOPMENT_PAYOUTS is for development: it pays nobody. Leave it out.')
  if (isStandIn && given.PAYSTACK_SECRET_KEY)
    problems.push('KAADI_DEVELOPMENT_PAYOUTS and PAYSTACK_SECRET_KEY exclude each other. Leave one out.')
  if (given.PAYSTACK_BASE_URL && given.KAADI_MODE === 'production')
    problems.push(
      'PAYSTACK_BASE_URL is for development: in production Paystack is at its own address. Leave it out.',
    )
  const secretKey = given.PAYSTACK_SECRET_KEY
  if (given.KAADI_PAYOUT_ROUTES && !secretKey && !isStandIn)
    problems.push('KAADI_PAYOUT_ROUTES needs PAYSTACK_SECRET_KEY: without it nobody pays by machine.')
  const feeBands = readFeeBands(given.PAYSTACK_FEES ?? usualFees)
  if (!feeBands) problems.push(`PAYSTACK_FEES cannot be read. Write it like: ${usualFees}`)
  return {
    routes: readRoutes(given.KAADI_PAYOUT_ROUTES ?? (isStandIn ? routesOfStandIn : ''), problems),
    dailyCaps: readCaps(given.KAADI_PAYOUT_DAILY_CAPS ?? '', problems),
    feeBands: feeBands ?? {},
    isStandIn,
    paystack: secretKey
      ? {
          secretKey,
          previousSecretKey: given.PAYSTACK_PREVIOUS_SECRET_KEY,
          baseUrl: given.PAYSTACK_BASE_URL ?? paystackUrl,
        }
      : undefined,
  }
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const currencyOf = (name: string | undefined): CurrencyId | undefined =>
  currencyIds.find((id) => currencies[id].name === name)

function readRoutes(text: string, problems: string[]): PayoutRoute[] {
  return partsOf(text).flatMap((part) => {
    const [name, kind, how] = part.split(':')
    const currencyId = currencyOf(name)
    if (currencyId && (kind === 'bank' || kind === 'mobileMoney') && (how === undefined || how === 'batch'))
      return [{ currencyId, kind, provider: paystackName, ...(how && { byBatch: true as const }) }]
    problems.push(
      `KAADI_PAYOUT_ROUTES has "${part}". Write it like: ${routesOfStandIn}, or NGN:bank:batch to send in batches alone.`,
    )
    return []
  })
}

function readCaps(text: string, problems: string[]): Partial<Record<CurrencyId, bigint>> {
  const caps: Partial<Record<CurrencyId, bigint>> = {}
  for (const part of partsOf(text)) {
    const [name, amount] = part.split('=')
    const currencyId = currencyOf(name)
    if (currencyId && /^\d+$/.test(amount ?? ''))
      caps[currencyId] = toMinorUnits(amount!, currencies[currencyId].decimals)
    else problems.push(`KAADI_PAYOUT_DAILY_CAPS has "${part}". Write it like: NGN=50000000, GHS=300000`)
  }
  return caps
}
