import type { Notice } from '@kaadi/core/client'
import { type Toaster, ToastRegion } from '@kaadi/ui'
import { usePlatform } from './platform-context.ts'

/** Says what the client wants said: in red, for three seconds. */
export const sayNotice = (toaster: Toaster, { message, durationMs, error }: Notice): void => {
  if (message === '') return
  const icon = error.kind === 'network' ? 'wifi-off' : undefined
  toaster.show({ text: message, tone: 'bad', durationMs, icon })
}

/** To say something to the person that stands nowhere on the screen. */
export const useToaster = (): Toaster => usePlatform().toaster

/** Where toasts are drawn. Once in the app. */
export const Toasts = () => <ToastRegion toaster={useToaster()} />
