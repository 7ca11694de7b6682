import { type Toaster, ToastRegion } from '@kaadi/ui'
import { usePlatform } from '../page/platform-context.ts'

/** To say something to the person that stands nowhere on the screen. */
export const useToaster = (): Toaster => usePlatform().toaster

/** Where toasts are drawn. Once in the app. */
export const Toasts = () => <ToastRegion toaster={useToaster()} />
