const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `21 Nov, 14:05`, in the zone of the desk. */
export const deskTime = (instant: string): string => clock.format(new Date(instant))
