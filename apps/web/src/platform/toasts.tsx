import type { Notice } from '@kaadi/core/client'
import { hasCode } from '@kaadi/core/errors'
import { type Toaster, ToastRegion } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { usePlatform } from './platform-context.ts'

/**
 * Says what the client wants said: in red, for three seconds. That a session has ended is no fault: the sign-in, which
 * follows at once, says it calmly.
 */
export const sayNotice = (toaster: Toaster, { message, durationMs, error }: Notice): void => {
  if (message === '' || hasCode(error, 'unauthenticated')) return
  const icon = error.kind === 'network' ? <WifiOffIcon /> : undefined
  toaster.show({ text: message, tone: 'bad', durationMs, icon })
}

/** To say something to the person that stands nowhere on the screen. */
export const useToaster = (): Toaster => usePlatform().toaster

/** Where toasts are drawn. Once in the app. */
export const Toasts = () => <ToastRegion toaster={useToaster()} />
