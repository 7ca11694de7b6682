import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'

/** The keys of lists. None of them judges anything, so that they are the same beside an order that is being judged. */
export const listKey = {
  search: '/',
  tabBefore: '<',
  nextTab: '>',
  rowBefore: 'k',
  nextRow: 'j',
  firstPage: 'f',
  pageBefore: ',',
  nextPage: '.',
  /** All of them again, where nothing fits. */
  all: 'a',
} as const

type Shortcut = ShortcutGroup['shortcuts'][number]

interface ListKeysOptions {
  /** Other lists stand beside it. */
  readonly hasTabs?: boolean
  readonly hasSearch?: boolean
  readonly hasPages?: boolean
  /** What is chosen of it stands beside it (`ListBeside keyed`). */
  readonly hasRows?: boolean
  /** Its rows are gone to, and what has a key is done with the one that was (`DataTable onRowFocus`). */
  readonly hasSteps?: boolean
  /** Of its filters. */
  readonly filters?: readonly Shortcut[]
}

/** What `?` lists of a list: of whatever is not said, nothing is left out. */
export const listKeys = ({
  hasTabs = true,
  hasSearch = true,
  hasPages = true,
  hasRows = false,
  hasSteps = false,
  filters = [],
}: ListKeysOptions = {}): ShortcutGroup => ({
  title: t('The list'),
  shortcuts: [
    ...(hasTabs ? [{ keys: [listKey.tabBefore, listKey.nextTab], does: t('List before, next list') }] : []),
    ...(hasSearch ? [{ keys: [listKey.search], does: t('Search the list') }] : []),
    ...filters,
    ...(hasRows ? [{ keys: ['J', 'K'], does: t('Open the next row, the row before') }] : []),
    ...(hasSteps
      ? [
          { keys: ['J', 'K'], does: t('Next row, row before') },
          { keys: [t('Enter')], does: t('Open the row') },
        ]
      : []),
    ...(hasPages
      ? [
          { keys: [listKey.pageBefore, listKey.nextPage], does: t('Page before, next page') },
          { keys: [listKey.firstPage.toUpperCase()], does: t('First page') },
        ]
      : []),
  ],
})
