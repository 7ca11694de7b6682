import type { PlazaSummary } from '@kaadi/contract/plaza'
import { t } from '@kaadi/words'
import { figure } from '../../platform/money/figure.ts'
import { usualDuration } from '../../platform/time/times.ts'
import type { FeedKind } from './use-feed.controller.ts'

/** From here on the service counts no further. */
const most = 1_000

/** How much was paid today, or yesterday where nothing was yet; undefined where there is nothing to say. */
export const paidDaysWords = (kind: FeedKind, summary: PlazaSummary | undefined): string | undefined => {
  if (!summary) return undefined
  const isCards = kind === 'giftCard'
  const today = isCards ? summary.cardsToday : summary.withdrawalsToday
  const yesterday = isCards ? summary.cardsYesterday : summary.withdrawalsYesterday
  const seconds = isCards ? summary.cardSeconds : summary.withdrawalSeconds
  const said =
    today > 0 ? todayWords(isCards, today) : yesterday > 0 ? yesterdayWords(isCards, yesterday) : undefined
  if (!said || seconds === null) return said
  return `${said} ${t('Half of them within {time}.', { time: usualDuration(seconds) })}`
}

const counted = (count: number): string => (count >= most ? `${figure(most)}+` : figure(count))

const todayWords = (isCards: boolean, count: number): string =>
  isCards
    ? t('Cards paid today: {count}.', { count: counted(count) })
    : t('Withdrawals paid today: {count}.', { count: counted(count) })

const yesterdayWords = (isCards: boolean, count: number): string =>
  isCards
    ? t('None yet today. Cards paid yesterday: {count}.', { count: counted(count) })
    : t('None yet today. Withdrawals paid yesterday: {count}.', { count: counted(count) })
