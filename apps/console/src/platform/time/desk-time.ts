const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `21 Nov, 14:05`, in the zone of the desk. */
export const deskTime = (instant: string): string => clock.format(new Date(instant))

const calendar = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `1 Dec 2026, 00:00`: of what is planned, which may be years away. */
export const plannedTime = (instant: string): string => calendar.format(new Date(instant))
