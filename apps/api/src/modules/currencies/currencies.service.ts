import type { CurrencyRate, DigitalNetwork, SettleCurrency } from '@kaadi/contract/currencies'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { currencies as known } from '@kaadi/contract/primitives'
import type { Deps } from '../../deps.ts'
import {
  listCurrencyRates,
  listNetworks,
  listSettleCurrencies,
  type StoredCurrencyRate,
} from './currencies.repository.ts'

const rateLifeMs = 60_000

export function createCurrenciesService({ database: { db }, publicMemory, clock }: Deps) {
  const settle = publicMemory.loaded(() => listSettleCurrencies(db))
  const rates = publicMemory.loaded(() => listCurrencyRates(db))
  const networks = publicMemory.loaded(() => listNetworks(db))

  return {
    settleCurrencies: async (enabledOnly: boolean): Promise<SettleCurrency[]> => {
      const conversion = await rates()
      return (await settle())
        .filter(({ enabled }) => enabled || !enabledOnly)
        .map(({ id }) => ({
          id,
          settleCurrencyName: known[id].name,
          settleCurrencySymbol: known[id].symbol,
          rate: inNaira(conversion, id),
        }))
    },
    rates: async (inCurrencyId: CurrencyId | undefined): Promise<CurrencyRate[]> => {
      const validUntil = new Date(clock() + rateLifeMs).toISOString()
      return (await rates())
        .filter((rate) => inCurrencyId === undefined || rate.inCurrencyId === inCurrencyId)
        .map((rate) => ({ ...rate, validUntil }))
    },
    networks: (): Promise<DigitalNetwork[]> => networks(),
  }
}

/** A number on the wire, as the specification gives it for naira: how many naira a unit is worth. */
const inNaira = (rates: readonly StoredCurrencyRate[], id: CurrencyId): number =>
  id === 1
    ? 1
    : Number(
        rates.find(({ inCurrencyId, outCurrencyId }) => inCurrencyId === id && outCurrencyId === 1)?.rate ??
          0,
      )
