import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'

/** What `?` lists on the queue. */
export const queueKeys = (): readonly ShortcutGroup[] => [
  {
    title: t('Cards to check'),
    shortcuts: [
      { keys: ['S'], does: t('Start or stop working') },
      { keys: ['N'], does: t('Next order') },
      { keys: ['D'], does: t('Change what you are dealt') },
      { keys: ['T'], does: t('Take the first order that is free') },
    ],
  },
]
