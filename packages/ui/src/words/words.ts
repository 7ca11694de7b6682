/** The few words the kit says by itself. An app gives its own language once, with `WordsProvider`. */
export interface Words {
  back: string
  close: string
  cancel: string
  retry: string
  loading: string
  amountHidden: string
  /** An amount as a screen reader says it: `150,000.00 Nigerian naira`. */
  amountSpoken: (amount: string, currency: string) => string
  showPassword: string
  hidePassword: string
  optional: string
  less: string
  more: string
  deleteDigit: string
  digitsEntered: (entered: number, of: number) => string
  charactersLeft: (left: number) => string
  timeLeft: (minutes: number, seconds: number) => string
  timeUp: string
  unread: (count: number) => string
  pullToRefresh: string
  releaseToRefresh: string
  refreshing: string
  newVersion: string
  update: string
  notFoundTitle: string
  notFoundText: string
  failedTitle: string
  failedText: string
  offlineTitle: string
  offlineText: string
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const englishWords: Words = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  amountHidden: 'Amount hidden',
  amountSpoken: (amount, currency) => `${amount} ${currency}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  less: 'One less',
  more: 'One more',
  deleteDigit: 'Delete',
  digitsEntered: (entered, of) => `${entered} of ${of} digits`,
  charactersLeft: (left) => `${plural(left, 'character')} left`,
  timeLeft: (minutes, seconds) =>
    minutes > 0 ? `${plural(minutes, 'minute')} left` : `${plural(seconds, 'second')} left`,
  timeUp: 'Time is up',
  unread: (count) => `${count} unread`,
  pullToRefresh: 'Pull to refresh',
  releaseToRefresh: 'Let go to refresh',
  refreshing: 'Refreshing',
  newVersion: 'A new version is ready.',
  update: 'Update',
  notFoundTitle: 'This page is not here',
  notFoundText: 'The address may be old or mistyped.',
  failedTitle: 'Something went wrong on our side',
  failedText: 'Your money is safe. Try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'Check your connection. We will carry on when it is back.',
}
