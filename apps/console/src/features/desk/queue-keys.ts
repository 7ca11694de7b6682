import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { listKey, listKeys } from '../../platform/lists/list-keys.ts'

/** The keys of the filters of the queue. */
export const filterKey = { card: 'c', currency: 'm', only: 'w' } as const

const { card, currency, only } = filterKey

/** What `?` lists on the queue. */
export const queueKeys = (): readonly ShortcutGroup[] => [
  {
    title: t('Cards to check'),
    shortcuts: [
      { keys: ['S'], does: t('Start or stop working') },
      { keys: ['N'], does: t('Next order') },
      { keys: ['D'], does: t('Change what you are dealt') },
      { keys: ['T'], does: t('Take the row, or the first order that is free') },
    ],
  },
  listKeys({
    hasSteps: true,
    filters: [
      { keys: [card.toUpperCase()], does: t('Card') },
      { keys: [currency.toUpperCase()], does: t('Currency') },
      { keys: [only.toUpperCase()], does: t('All, late ones, free ones') },
      { keys: ['U'], does: t('Sort by time') },
      { keys: ['P'], does: t('Sort by what it pays') },
      { keys: [listKey.all.toUpperCase()], does: t('Show all, where no order fits') },
    ],
  }),
]
