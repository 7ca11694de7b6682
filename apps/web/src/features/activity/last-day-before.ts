/** The last moment before a time: its day is the last one that counts. */
export const lastDayBefore = (time: string): string => new Date(Date.parse(time) - 1).toISOString()
