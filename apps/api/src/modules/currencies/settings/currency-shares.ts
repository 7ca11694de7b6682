import type { Share } from '../../../settings/shares.ts'

/** How far one person moves alone what this module owns. */
export const currencyShares = {
  walletLimits: {
    loosening: 10,
    tightening: 50,
    fields: { minWithdraw: 'down', maxWithdraw: 'up', dailyMax: 'up', exchangeMin: 'down', bankMax: 'up' },
  },
  withdrawalFees: {
    loosening: 10,
    tightening: 25,
    fields: { fee: 'down', feeMin: 'down', feeMax: 'down' },
    unbounded: { feeType: 'any' },
  },
  exchangeRates: { loosening: 1, tightening: 3, fields: { rate: 'up' } },
  networks: {
    loosening: 10,
    tightening: 50,
    fields: { fee: 'down', minAmount: 'down' },
    unbounded: { isOpen: true },
  },
  newAccounts: { loosening: 10, tightening: 50, fields: { hours: 'down', mostWhileNew: 'up' } },
} as const satisfies Readonly<Record<string, Share>>
