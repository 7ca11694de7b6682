import type { Device } from './decide-navigation.ts'

/** The parts of a browser's window that are looked at. */
export interface DeviceWindow {
  readonly navigator: {
    readonly userAgent: string
    readonly maxTouchPoints?: number
    readonly userAgentData?: { readonly mobile: boolean } | undefined
  }
  readonly self: unknown
  readonly top: unknown
}

const phone = /Android|iPhone|iPad|iPod|Mobile|Silk|BlackBerry|Opera Mini|IEMobile|webOS/i

/** Whether the page runs in a frame. A browser that forbids the look is in a foreign frame. */
const isFramed = (window: DeviceWindow): boolean => {
  try {
    return window.self !== window.top
  } catch {
    return true
  }
}

/** Finds out where the page runs. An iPad that calls itself a Mac is known by its touch points. */
export const readDevice = (window: DeviceWindow, isNative = false): Device => {
  const { userAgent, maxTouchPoints = 0, userAgentData } = window.navigator
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return {
    isMobile: Boolean(userAgentData?.mobile) || phone.test(userAgent) || isTablet,
    isFramed: isFramed(window),
    isNative,
  }
}
