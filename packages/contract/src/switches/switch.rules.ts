import type { Switch } from './switch.schema.ts'

/** How far away the time may be at which something is expected to open again, in milliseconds: a year of 366 days. */
export const longestClosingMs = 366 * 86_400_000

/** Whether those who wait are told when it opens again: of the whole service and of a country. */
export const tellsReopening = ({ name }: Pick<Switch, 'name'>): boolean =>
  name === 'service' || name === 'country'

/** What the address of a page and a line of the audit call a switch: `service`, `payouts`, `country:NG`. */
export const switchKey = ({ name, subject }: Pick<Switch, 'name' | 'subject'>): string =>
  subject === '' ? name : `${name}:${subject}`
