import type { CardCurrency, CardType, cardTypes } from '@kaadi/contract/card-types'
import { type CurrencyId, clientVersion, currencyIds } from '@kaadi/contract/constants'
import type { CurrencyRate, currencies, DigitalNetwork, SettleCurrency } from '@kaadi/contract/currencies'
import type { Contact, Content, SiteInfo, site } from '@kaadi/contract/site'
import type { wallets } from '@kaadi/contract/wallets'
import { type QueryClient, QueryObserver } from '@tanstack/query-core'
import { reportLater } from '../errors/report-later.ts'
import { createPoller, pageVisibility, type Visibility } from '../live/index.ts'
import type { Queries, QueryDefinition } from '../queries/index.ts'

/** A settle currency with the aliases that the client adds (specification, section 3). */
export interface SettleCurrencyEntry extends SettleCurrency {
  readonly name: string
  readonly symbol: string
}

/** What every screen may need (specification, section 3). Empty until it has arrived. */
export interface CommonState {
  readonly cardTypeMap: Readonly<Record<string, CardType>>
  readonly currencyTypeMap: Readonly<Record<string, CardCurrency>>
  /** Settle currencies by id. */
  readonly currencyDictMap: Readonly<Partial<Record<CurrencyId, SettleCurrencyEntry>>>
  readonly allSettleCurrencyList: readonly SettleCurrencyEntry[]
  readonly currencyRateList: readonly CurrencyRate[]
  readonly tipList: readonly Content[]
  readonly digitalCurrencyNetworkList: readonly DigitalNetwork[]
  /** Holds `settleCurrencyConfList`. */
  readonly siteInfo: SiteInfo | undefined
  readonly contactInfo: readonly Contact[]
  readonly version: string
  /** What is free, by currency; of the signed-in user alone. A number, for display: sums go by the statement. */
  readonly amounts: Readonly<Partial<Record<CurrencyId, number>>>
  /** What is held for open withdrawals, by currency; of the signed-in user alone. */
  readonly processing: Readonly<Partial<Record<CurrencyId, string>>>
  /** Failures of the parts that could not be loaded last time, by name. */
  readonly errors: Readonly<Record<string, unknown>>
}

// A type, not an interface: only types fit the index signature that queries ask for.
type Endpoints = {
  readonly cardTypes: typeof cardTypes
  readonly currencies: typeof currencies
  readonly site: typeof site
  readonly wallets: typeof wallets
}

/** What the common state is loaded by. */
export interface CommonStateOptions {
  readonly queries: Pick<Queries<Endpoints>, keyof Endpoints>
  readonly queryClient: QueryClient
  readonly visibility?: Visibility
}

/** The common state, and how to hear of its changes. */
export interface CommonStateStore {
  /** The same object until something changes. */
  getSnapshot(): CommonState
  /** Answers how to stop. What a listener throws surfaces as an uncaught error and keeps no other from hearing. */
  subscribe(listener: () => void): () => void
  /** Loads the public parts and keeps them fresh; the user's own while somebody is signed in. */
  start(isSignedIn: boolean): void
  /** Call it when the session starts or ends. What belonged to the user is forgotten at once. */
  setSignedIn(isSignedIn: boolean): void
  stop(): void
}

const withAliases = (currency: SettleCurrency): SettleCurrencyEntry => ({
  ...currency,
  name: currency.settleCurrencyName,
  symbol: currency.settleCurrencySymbol,
})

/** Keeps a group of queries loaded and fresh, and says what they know. */
const watch = (
  queryClient: QueryClient,
  definitions: Readonly<Record<string, QueryDefinition<unknown>>>,
  changed: () => void,
) => {
  const observers = Object.entries(definitions).map(
    ([name, definition]) => [name, new QueryObserver<unknown>(queryClient, definition)] as const,
  )
  const stops = observers.map(([, observer]) => observer.subscribe(changed))
  return {
    // The library's own intervals rest outside a browser.
    refresh: () =>
      Promise.all(
        observers
          .filter(([name, one]) => one.getCurrentQuery().isStaleByTime(definitions[name]!.staleTime))
          .map(([, one]) => one.refetch({ cancelRefetch: false })),
      ),
    data: () => Object.fromEntries(observers.map(([name, one]) => [name, one.getCurrentResult().data])),
    errors: () =>
      Object.fromEntries(
        observers
          .map(([name, one]) => [name, one.getCurrentResult().error] as const)
          .filter(([, error]) => error !== null),
      ),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
type Watched = ReturnType<typeof watch>

interface PublicParts {
  readonly cardTypes?: { readonly map: CommonState['cardTypeMap'] }
  readonly cardCurrencies?: { readonly map: CommonState['currencyTypeMap'] }
  readonly settleCurrencies?: readonly SettleCurrency[]
  readonly rates?: readonly CurrencyRate[]
  readonly tips?: readonly Content[]
  readonly networks?: readonly DigitalNetwork[]
  readonly site?: SiteInfo
  readonly contacts?: readonly Contact[]
}

const byCurrency = <T>(data: Readonly<Record<string, unknown>>, part: string) =>
  Object.fromEntries(
    currencyIds.map((id) => [id, data[`${part}.${id}`]] as const).filter(([, value]) => value !== undefined),
  ) as Partial<Record<CurrencyId, T>>

const snapshotOf = (shared: Watched | undefined, own: Watched | undefined): CommonState => {
  const parts: PublicParts = shared?.data() ?? {}
  const ownData = own?.data() ?? {}
  const allSettleCurrencyList = (parts.settleCurrencies ?? []).map(withAliases)
  return {
    cardTypeMap: parts.cardTypes?.map ?? {},
    currencyTypeMap: parts.cardCurrencies?.map ?? {},
    currencyDictMap: Object.fromEntries(allSettleCurrencyList.map((currency) => [currency.id, currency])),
    allSettleCurrencyList,
    currencyRateList: parts.rates ?? [],
    tipList: parts.tips ?? [],
    digitalCurrencyNetworkList: parts.networks ?? [],
    siteInfo: parts.site,
    contactInfo: parts.contacts ?? [],
    version: clientVersion,
    amounts: byCurrency<number>(ownData, 'amounts'),
    processing: byCurrency<string>(ownData, 'processing'),
    errors: { ...shared?.errors(), ...own?.errors() },
  }
}

/**
 * The common state of specification section 3 on a query cache: each part is loaded once, shared with every screen that asks
 * for the same, and asked for again when it is no longer fresh. The user's own parts go with the session.
 */
export const createCommonState = (options: CommonStateOptions): CommonStateStore => {
  const { queries, queryClient, visibility = pageVisibility() } = options
  const listeners = new Set<() => void>()
  let shared: Watched | undefined
  let own: Watched | undefined
  let snapshot = snapshotOf(undefined, undefined)
  const poller = createPoller({ run: () => Promise.all([shared?.refresh(), own?.refresh()]), visibility })
  const changed = () => {
    snapshot = snapshotOf(shared, own)
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (error) {
        reportLater(error)
      }
    }
  }
  const watchPublic = () =>
    watch(
      queryClient,
      {
        cardTypes: queries.cardTypes.list(),
        cardCurrencies: queries.cardTypes.currencies(),
        settleCurrencies: queries.currencies.settleCurrencies(),
        rates: queries.currencies.rates(),
        tips: queries.site.tips(),
        networks: queries.currencies.networks(),
        site: queries.site.info(),
        contacts: queries.site.contacts(),
      },
      changed,
    )
  const watchOwn = () =>
    watch(
      queryClient,
      Object.fromEntries(
        currencyIds.flatMap((id): [string, QueryDefinition<unknown>][] => [
          [`amounts.${id}`, queries.wallets.available({ inCurrencyId: id })],
          [`processing.${id}`, queries.wallets.processing({ outCurrencyId: id })],
        ]),
      ),
      changed,
    )
  const forgetOwn = () => {
    own?.stop()
    own = undefined
    queryClient.removeQueries({ queryKey: ['wallets'] })
  }
  const setSignedIn = (isSignedIn: boolean) => {
    if (isSignedIn === (own !== undefined)) return
    if (isSignedIn) own = watchOwn()
    else forgetOwn()
    changed()
  }
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (isSignedIn) => {
      shared ??= watchPublic()
      poller.start()
      setSignedIn(isSignedIn)
      changed()
    },
    setSignedIn,
    stop: () => {
      poller.stop()
      shared?.stop()
      shared = undefined
      own?.stop()
      own = undefined
    },
  }
}
