import type { Content, SiteInfo } from '@kaadi/contract/site'

/** A brand with its currencies and promises. */
export const aSiteInfo = (given: Partial<SiteInfo> = {}): SiteInfo => ({
  siteName: 'Kaadi',
  logo: null,
  brandColor: null,
  version: '2.0.1',
  minVersion: '2.0.0',
  supportEmail: 'help@example.com',
  settleCurrencyConfList: [
    { currencyId: 1, minWithdraw: '500', maxWithdraw: '2000000', feeType: 'fixed', fee: '50', bankMax: 4 },
    { currencyId: 2, minWithdraw: '10', maxWithdraw: '20000', feeType: 'percent', fee: '1', bankMax: 4 },
  ],
  closedCountries: [],
  resubmitMinutes: 30,
  quoteMinutes: 10,
  medianSeconds: 420,
  acceptedPercent: 97,
  ...given,
})

/** A line of news. */
export const aContent = (given: Partial<Content> = {}): Content => ({
  id: 'content-1',
  title: 'Steam pays more this evening',
  content: 'USA cards from $50 pay ₦30 more per $1 until 6:00 pm today.',
  image: null,
  link: null,
  startTime: '2026-11-20T08:00:00.000Z',
  endTime: null,
  ...given,
})
