import { useRequiredContext } from '@kaadi/react'
import { createContext } from 'react'
import type { Platform } from './platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export const usePlatform = (): Platform => useRequiredContext(PlatformContext, 'platform')

/** To say something to the operator that stands nowhere on the screen. */
export const useToaster = () => usePlatform().toaster
