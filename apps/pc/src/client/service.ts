import type { CardCurrency, CardPrice, CardType, cardTypes } from '@kaadi/contract/card-types'
import type { promotions } from '@kaadi/contract/promotions'
import type { SiteInfo, site } from '@kaadi/contract/site'

// The contract's types without its schemas: a schema library would be three times this page. A path that the contract
// changes fails the type check.
const ratesPath: typeof cardTypes.highRates.path = '/comsetbiz/v1/comGiftCardTypeConf/highRateCards'
const allPath: typeof cardTypes.allPrices.path =
  '/comsetbiz/v1/comGiftCardPriceInfoConf/getAllCardInfoConfigList'
const brandsPath: typeof cardTypes.list.path = '/comsetbiz/v1/comGiftCardTypeConf/listAndMap'
const countriesPath: typeof cardTypes.currencies.path = '/comsetbiz/v1/comGiftCardCurrencyTypeConf/listAndMap'
const sitePath: typeof site.info.path = '/bizset/front/site/getSiteInfo'

const invitationPath: typeof promotions.invitation.path = '/bizMarketing/invitation/check'

const timeoutMs = 10_000
/** Undefined in a browser without the means: its own, longer patience then counts. */
const deadline = (): AbortSignal | null => AbortSignal.timeout?.(timeoutMs) ?? null

/** The service is closed, perhaps until a time that is known. */
export class ClosedError extends Error {
  readonly reopensTime: string | undefined
  constructor(reopensTime: string | undefined) {
    super('closed')
    this.reopensTime = reopensTime
  }
}
const reopensOf = (details: unknown): string | undefined =>
  isRecord(details) && isText(details.reopensTime) ? details.reopensTime : undefined

/** `data` of a public call. Throws where the service cannot be reached or says no. */
export const ask = async (path: string, fetch: typeof globalThis.fetch): Promise<unknown> => {
  const reply = await fetch(`/api${path}`, { signal: deadline(), credentials: 'omit' })
  const body: unknown = await reply.json()
  if (reply.status === 423 && isRecord(body)) throw new ClosedError(reopensOf(body.details))
  if (!reply.ok || !isRecord(body) || body.code !== 0) throw new Error(`${path} was refused.`)
  return body.data
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
export const isDecimal = (value: unknown): value is string =>
  isText(value) && /^\d{1,24}(\.\d{1,18})?$/.test(value)

/** What the page shows of one brand: its best price. Decimals stay strings. */
export interface RateLine {
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: string
  /** Whether a photo of the receipt has to come with a card: `none` where not. */
  readonly receiptType: string
  readonly name: string
  readonly colors: readonly [ground: string, pattern: string] | undefined
  /** Symbol of the card's own money: `$`. */
  readonly symbol: string
  /** `USA` */
  readonly country: { readonly countryCode: string; readonly name: string }
  /** Naira for each unit of face value. */
  readonly rate: string
  readonly change: string
  readonly trend: readonly number[]
  readonly minFace: string
  readonly maxFace: string
  readonly updateTime: string
}

type Rows = {
  prices: Partial<CardPrice>[]
  brands: Record<string, CardType | undefined>
  countries: Record<string, CardCurrency | undefined>
}

/** Puts prices and their brands together. Lines that cannot be shown whole are left out. */
export const toRateLines = ({ prices, brands, countries }: Rows): RateLine[] =>
  prices.flatMap((price) => {
    const brand = brands[price.cardTypeId ?? '']
    const country = countries[price.currencyTypeId ?? '']
    if (!brand?.name || !country?.symbol || !price.cardTypeId) return []
    if (!isDecimal(price.rate) || !isDecimal(price.minFace) || !isDecimal(price.maxFace)) return []
    const { ground, pattern } = brand.colors ?? {}
    const isColor = (value: unknown): value is string => isText(value) && /^#[0-9a-f]{6}$/i.test(value)
    return [
      {
        cardTypeId: price.cardTypeId,
        currencyTypeId: country.id,
        form: price.form ?? 'physical',
        receiptType: price.receiptType ?? 'none',
        name: brand.name,
        colors: isColor(ground) && isColor(pattern) ? ([ground, pattern] as const) : undefined,
        symbol: country.symbol,
        country: { countryCode: country.countryCode, name: country.name ?? country.countryCode },
        rate: price.rate,
        change: isText(price.change) ? price.change : '0',
        trend: (price.trend ?? []).map(Number).filter(Number.isFinite),
        minFace: price.minFace,
        maxFace: price.maxFace,
        updateTime: isText(price.updateTime) ? price.updateTime : '',
      },
    ]
  })

const mapOf = <T>(data: unknown): Record<string, T | undefined> =>
  isRecord(data) && isRecord(data.map) ? (data.map as Record<string, T>) : {}

const loadLines = async (path: string, fetch: typeof globalThis.fetch): Promise<RateLine[]> => {
  const [prices, brands, countries] = await Promise.all([
    ask(path, fetch),
    ask(brandsPath, fetch),
    ask(countriesPath, fetch),
  ])
  if (!Array.isArray(prices)) throw new Error('The rates are out of contract.')
  return toRateLines({ prices, brands: mapOf(brands), countries: mapOf(countries) })
}

/** The best rates now, highest first, one line a brand. Throws where they cannot be had. */
export const loadRates = (fetch: typeof globalThis.fetch): Promise<RateLine[]> => loadLines(ratesPath, fetch)

/** Every rate of a brand in the money of one line, those of its kind first. Throws where they cannot be had. */
export const loadBrandRates = async (
  { cardTypeId, currencyTypeId, form, receiptType }: RateLine,
  fetch: typeof globalThis.fetch,
): Promise<RateLine[]> => {
  const lines = await loadLines(`${allPath}?${new URLSearchParams({ cardTypeId, currencyTypeId })}`, fetch)
  const isOther = (line: RateLine) => Number(line.form !== form || line.receiptType !== receiptType)
  return lines
    .filter((line) => line.cardTypeId === cardTypeId && line.currencyTypeId === currencyTypeId)
    .sort((one, other) => isOther(one) - isOther(other) || Number(other.rate) - Number(one.rate))
}

export type Site = Pick<
  SiteInfo,
  'siteName' | 'logo' | 'brandColor' | 'medianSeconds' | 'acceptedPercent' | 'supportEmail'
>

/** Whose invitation a code is: a name, null for nobody's, undefined where no answer came. */
export const loadInviter = async (
  fetch: typeof globalThis.fetch,
  invitationCode: string,
): Promise<string | null | undefined> => {
  const query = new URLSearchParams({ invitationCode })
  const data = await ask(`${invitationPath}?${query}`, fetch).catch(() => undefined)
  if (!isRecord(data)) return undefined
  return isText(data.invitedBy) ? data.invitedBy : null
}

/** Name, look and proof numbers of the site; undefined where they cannot be had. */
export const loadSite = async (fetch: typeof globalThis.fetch): Promise<Site | undefined> => {
  const data = await ask(sitePath, fetch).catch(() => undefined)
  return isRecord(data) && isText(data.siteName) ? (data as unknown as Site) : undefined
}
