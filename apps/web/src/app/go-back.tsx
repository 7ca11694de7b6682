import { Button } from '@kaadi/ui'
import { t } from '@kaadi/words'

/** The way back, where there is one: a page that was opened by its address has nothing behind it. */
export function GoBack() {
  return window.history.length > 1 ? (
    <Button variant="secondary" onClick={() => window.history.back()}>
      {t('Go back')}
    </Button>
  ) : null
}
