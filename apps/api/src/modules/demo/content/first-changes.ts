import type { FirstChange } from '../../changes/index.ts'

/** When the month after this one begins in Lagos. */
const nextMonth = (now: number): string => {
  const date = new Date(now + 3_600_000)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - 3_600_000).toISOString()
}

/** What the demo's editor has asked for, of rewards and of money: changes applied, with a time, and waiting for a second person. */
export const demoChanges = (now: number): readonly FirstChange[] => [
  {
    resource: 'prizes',
    subject: '1-clean-3',
    fields: { amount: '6000' },
    reason: 'The third place asked why it wins so little.',
    startTime: null,
  },
  {
    resource: 'rebates',
    subject: '1-200000',
    fields: { percent: '0.3' },
    reason: 'As agreed for the new month.',
    startTime: nextMonth(now),
  },
  {
    resource: 'campaigns',
    subject: 'steam-friday',
    fields: { stock: 2000 },
    reason: 'The first 500 are nearly gone, and Steam sells well.',
    startTime: null,
  },
  {
    resource: 'withdrawalFees',
    subject: '2',
    fields: { feeMax: '19' },
    reason: 'The bank takes less for large transfers now.',
    startTime: null,
  },
  {
    resource: 'levels',
    subject: '2',
    fields: { feeOffPercent: 5 },
    reason: 'Silver asked what they have of it.',
    startTime: null,
  },
  {
    resource: 'walletLimits',
    subject: '1',
    fields: { dailyMax: '10800000' },
    reason: 'Sellers ask for more in a day from the new month on.',
    startTime: nextMonth(now),
  },
  {
    resource: 'newAccounts',
    subject: '3',
    fields: { hours: 48 },
    reason: 'Two wallets were emptied to new addresses last week.',
    startTime: null,
  },
]
