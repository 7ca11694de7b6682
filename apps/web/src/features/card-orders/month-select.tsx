import { times } from '../../platform/times.ts'

export interface MonthSelectProps {
  /** `2026-11`; empty for every month. */
  value: string
  now: number
  onChange: (month: string) => void
}

/** The last twelve months, newest first, as `2026-11`. */
export const recentMonths = (now: number): string[] => {
  const today = new Date(now)
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(today.getFullYear(), today.getMonth() - back, 15)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })
}

/** Narrows a list to one month, with the phone's own wheel. */
export function MonthSelect({ value, now, onChange }: MonthSelectProps) {
  return (
    <select
      className="w-month"
      aria-label="Month"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">All months</option>
      {recentMonths(now).map((month) => (
        <option key={month} value={month}>
          {times.month(`${month}-15T12:00:00.000Z`)}
        </option>
      ))}
    </select>
  )
}
