import type { Words } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'

/** What the kit says by itself on the first screens. */
export const kitWords = () =>
  ({
    back: t('Go back'),
    close: t('Close'),
    cancel: t('Cancel'),
    retry: t('Try again'),
    loading: t('Loading'),
    amountHidden: t('Amount hidden'),
    amountSpoken: (amount, currency) => `${amount} ${fromService(currency)}`,
    showPassword: t('Show password'),
    hidePassword: t('Hide password'),
    digitsEntered: (entered, of) => t('{entered} of {of} digits', { entered, of }),
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
  }) satisfies Partial<Words>
