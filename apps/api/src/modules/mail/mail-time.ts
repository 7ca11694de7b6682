const zones: Readonly<Record<string, string>> = { NG: 'Africa/Lagos', GH: 'Africa/Accra' }

/** An instant as the clock on the wall of a seller's country shows it, such as "9 December 2026, 15:41". */
export const mailTime = (at: Date | number | string, countryCode: string): string => {
  const time = new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zoneOf(countryCode),
  })
  return `${mailDay(at, countryCode)}, ${time}`
}

export const mailDay = (at: Date | number | string, countryCode: string): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zoneOf(countryCode),
  })

const zoneOf = (countryCode: string): string => zones[countryCode] ?? 'Africa/Lagos'
