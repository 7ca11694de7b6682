/** The last twelve months, newest first, as `2026-11`. */
export const recentMonths = (now: number): string[] => {
  const today = new Date(now)
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(today.getFullYear(), today.getMonth() - back, 15)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })
}
