/** Half past twelve of today, in milliseconds: an hour around it, in either direction, is the same day. */
export const midday = () => new Date().setHours(12, 30, 0, 0)
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
