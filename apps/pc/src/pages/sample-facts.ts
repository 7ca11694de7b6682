import type { LandingFacts } from './landing-facts.ts'

/** One of each, by which the build finds out which styles a filled page needs. */
export const sampleFacts: LandingFacts = {
  origin: '',
  site: {
    siteName: '',
    logo: '/logo.svg',
    brandColor: null,
    medianSeconds: 60,
    acceptedPercent: 100,
    supportEmail: '',
  },
  lines: ['1', '-1', '0'].map((change) => ({
    cardTypeId: change,
    currencyTypeId: 'us',
    form: 'ecode',
    receiptType: 'none',
    name: 'A',
    colors: undefined,
    symbol: '$',
    country: { countryCode: 'US', name: 'USA' },
    rate: '1',
    change,
    trend: [1, 2],
    minFace: '1',
    maxFace: '500',
    updateTime: '',
  })),
}
