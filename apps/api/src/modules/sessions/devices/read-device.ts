import Bowser from 'bowser'

/** What a session's owner knows their device by. Null where the device does not say. */
export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
  readonly isPhone: boolean
}

/** From what a browser calls itself. Anybody may write anything there: it is shown, and decides nothing. */
export function readDevice(userAgent: string): DeviceName {
  // The parser refuses an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || '-')
  return {
    browser: browser.name || null,
    system: os.name || null,
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  }
}
