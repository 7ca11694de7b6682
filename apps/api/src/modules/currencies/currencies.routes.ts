import { currencies } from '@kaadi/contract/currencies'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createCurrenciesService } from './currencies.service.ts'

export const currenciesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createCurrenciesService(deps)
    const remembered = { memory: deps.publicMemory }
    bind(
      app,
      currencies.settleCurrencies,
      ({ query }) => service.settleCurrencies(['1', 'true'].includes(query.isEnableCurrencyTypeConf ?? '')),
      remembered,
    )
    // Says until when a rate holds, so it is not kept.
    bind(app, currencies.rates, ({ query }) => service.rates(query.inCurrencyId))
    bind(app, currencies.networks, () => service.networks(), remembered)
  }
