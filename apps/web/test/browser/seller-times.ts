export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
export const inMinutes = (minutes: number) => minutesAgo(-minutes)
