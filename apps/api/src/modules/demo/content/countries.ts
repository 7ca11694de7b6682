export interface DemoCountry {
  readonly id: string
  readonly code: string
  readonly symbol: string
  readonly countryCode: string
  readonly name: string
  /** Dollars for a unit of its money, less what the desk takes for the detour. */
  readonly dollars: number
}

/** Countries whose cards the demo desk buys. */
export const demoCountries: readonly DemoCountry[] = [
  { id: 'us', code: 'USD', symbol: '$', countryCode: 'US', name: 'USA', dollars: 1 },
  { id: 'uk', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'United Kingdom', dollars: 1.262 },
  { id: 'ca', code: 'CAD', symbol: 'C$', countryCode: 'CA', name: 'Canada', dollars: 0.702 },
  { id: 'au', code: 'AUD', symbol: 'A$', countryCode: 'AU', name: 'Australia', dollars: 0.641 },
  { id: 'de', code: 'EUR', symbol: '€', countryCode: 'DE', name: 'Germany', dollars: 1.048 },
  { id: 'ch', code: 'CHF', symbol: 'CHF ', countryCode: 'CH', name: 'Switzerland', dollars: 1.117 },
  { id: 'sg', code: 'SGD', symbol: 'S$', countryCode: 'SG', name: 'Singapore', dollars: 0.728 },
  { id: 'nz', code: 'NZD', symbol: 'NZ$', countryCode: 'NZ', name: 'New Zealand', dollars: 0.566 },
  { id: 'ae', code: 'AED', symbol: 'AED ', countryCode: 'AE', name: 'United Arab Emirates', dollars: 0.266 },
]
