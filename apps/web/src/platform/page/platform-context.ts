import { createContext, use } from 'react'
import type { Platform } from './platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export const usePlatform = (): Platform => {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('This part of the app is rendered outside its platform provider.')
  return platform
}
