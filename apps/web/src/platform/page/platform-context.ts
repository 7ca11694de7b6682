import { useRequiredContext } from '@kaadi/react'
import { createContext } from 'react'
import type { Platform } from './platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export const usePlatform = (): Platform => useRequiredContext(PlatformContext, 'platform')
