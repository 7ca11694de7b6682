import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'

/** What `?` lists where photos are compared (`ImageCompare`). */
export const photoKeys = (): ShortcutGroup => ({
  title: t('The photos'),
  shortcuts: [
    { keys: ['+', '−'], does: t('Zoom in, zoom out') },
    { keys: ['R'], does: t('Turn') },
    { keys: ['0'], does: t('Fit') },
    { keys: ['[', ']'], does: t('Photo before, next photo') },
    { keys: ['←', '↑', '→', '↓'], does: t('Move the photo that has the focus') },
  ],
})
