import { useOnline } from '@kaadi/react'
import { Banner } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'

/** Says that there is no connection, for as long as there is none. What is on the screen is what was last known. */
export function OfflineNotice() {
  return useOnline() ? null : (
    <Banner tone="todo" icon={<WifiOffIcon />}>
      {t('You are offline. We show what we last knew.')}
    </Banner>
  )
}
