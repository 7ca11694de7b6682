import type { Notice } from '@kaadi/core/client'
import { hasCode } from '@kaadi/core/errors'
import type { Toaster } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { fromService } from '@kaadi/words'

/**
 * Says what the client wants said: in red, for three seconds. That a session has ended is no fault: the sign-in, which
 * follows at once, says it calmly; and so does the page over a closed service. What could only not be read because
 * nobody was reached is no news either, whatever the browser says of its connection: the screen says that there is none,
 * and a red message would cover it.
 */
export const sayNotice = (toaster: Toaster, { message, durationMs, error }: Notice): void => {
  if (message === '' || hasCode(error, 'unauthenticated', 'notOperational')) return
  if (error.kind === 'network' && error.call.startsWith('GET ')) return
  const icon = error.kind === 'network' ? <WifiOffIcon /> : undefined
  toaster.show({ text: fromService(message), tone: 'bad', durationMs, icon })
}
