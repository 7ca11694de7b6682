import type { RateAlert, SetRateAlert } from '@kaadi/contract/rate-alerts'
import type { RateHistory } from '@kaadi/contract/rate-history'

/** An alert that waits: Steam, USA, physical, above ₦1,500 for each dollar. */
export const aRateAlert = (
  given: Partial<Omit<RateAlert, 'alertId'>> & { alertId?: string } = {},
): RateAlert => ({
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'physical',
  above: '1500',
  byMail: false,
  createTime: '2026-11-20T13:05:00.000Z',
  firedTime: null,
  firedRate: null,
  ...given,
  alertId: (given.alertId ?? 'alert-1') as RateAlert['alertId'],
})

/** What setting an alert answers: the alert, and what it replaced. */
export const aSetAlert = (
  given: Parameters<typeof aRateAlert>[0] & Partial<Pick<SetRateAlert, 'replaced'>> = {},
): SetRateAlert => {
  const { replaced = null, ...alert } = given
  return { ...aRateAlert(alert), replaced }
}

/** How the rate of Steam moved in a week. */
export const aRateHistory = (given: Partial<RateHistory> = {}): RateHistory => ({
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'physical',
  days: '30',
  points: ['1440', '1461', '1450', '1480'].map((rate, day) => ({
    at: `2026-11-${17 + day}T22:59:59.000Z`,
    rate,
  })),
  ...given,
})
