import type { Words } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'

/** What the kit says by itself. */
export const kitWords = (): Words => ({
  back: t('Go back'),
  close: t('Close'),
  cancel: t('Cancel'),
  retry: t('Try again'),
  loading: t('Loading'),
  amountHidden: t('Amount hidden'),
  amountSpoken: (amount, currency) => `${amount} ${fromService(currency)}`,
  showPassword: t('Show password'),
  hidePassword: t('Hide password'),
  optional: t('optional'),
  less: t('One less'),
  more: t('One more'),
  deleteDigit: t('Delete'),
  digitsEntered: (entered, of) => t('{entered} of {of} digits', { entered, of }),
  charactersLeft: (left) => t('{left, plural, one {# character} other {# characters}} left', { left }),
  timeLeft: (minutes, seconds) =>
    minutes > 0
      ? t('{minutes, plural, one {# minute} other {# minutes}} left', { minutes })
      : t('{seconds, plural, one {# second} other {# seconds}} left', { seconds }),
  timeUp: t('Time is up'),
  unread: (count) => t('{count} unread', { count }),
  pullToRefresh: t('Pull to refresh'),
  releaseToRefresh: t('Let go to refresh'),
  refreshing: t('Refreshing'),
  newVersion: t('A new version is ready.'),
  update: t('Update'),
  notFoundTitle: t('This page is not here'),
  notFoundText: t('The address may be old or mistyped.'),
  failedTitle: t('Something went wrong on our side'),
  failedText: t('Your money is safe. Try again in a moment.'),
  offlineTitle: t('You are offline'),
  offlineText: t('Check your connection. We will carry on when it is back.'),
  breadcrumbs: t('You are here'),
  pages: t('Pages'),
  page: (page) => t('Page {page}', { page }),
  pageOf: (page, of) =>
    of === undefined ? t('Page {page}', { page }) : t('Page {page} of {of}', { page, of }),
  previousPage: t('Previous page'),
  nextPage: t('Next page'),
  loadMore: t('Load more'),
  shownOf: (shown, of) =>
    of === undefined ? t('{shown} shown', { shown }) : t('{shown} of {of}', { shown, of }),
  allShown: (count) => (count === 0 ? t('Nothing here') : t('That is all')),
})
