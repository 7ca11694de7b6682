import { createContext, use } from 'react'
import type { Platform } from './platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export const usePlatform = (): Platform => {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('This part of the console is rendered outside its platform provider.')
  return platform
}

/** To say something to the operator that stands nowhere on the screen. */
export const useToaster = () => usePlatform().toaster
