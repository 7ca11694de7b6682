import type { DateSpan } from '@kaadi/ui/desk/widgets'
import type { ListAddress } from './list-address.ts'

const form = /^(20\d{2})-(\d{2})-(\d{2})$/

/** The midnight that begins a day of the desk's zone, or the day after it; undefined for a day that there is not. */
const midnight = (day: string | null, daysLater = 0): string | undefined => {
  const [, year, month, date] = (form.exec(day ?? '') ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  const begins = new Date(year, month - 1, date)
  if (begins.getMonth() !== month - 1) return undefined
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** The days that a list is narrowed to, as `from` and `to` of its address say; what names no day counts as nothing. */
export function listDays(address: Pick<ListAddress, 'get'>) {
  const dayOf = (name: string) => {
    const day = address.get(name) ?? null
    return midnight(day) ? day : null
  }
  const days: DateSpan = { from: dayOf('from'), to: dayOf('to') }
  return { days, from: midnight(days.from), before: midnight(days.to, 1) }
}
