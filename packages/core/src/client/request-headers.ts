import { headerNames, type Platform, platforms } from '@kaadi/contract/http'
import { clientIdOf } from '../storage/client-identifiers.ts'
import type { ClientStorage } from '../storage/index.ts'

/** What the Android app tells of itself with every call (specification, section 7). */
export interface AppInfo {
  readonly packageName: string
  readonly version: string
  readonly screenWidth: number
  readonly screenHeight: number
}

/** Who calls. */
export interface Caller {
  readonly platform: Platform
  readonly storage: ClientStorage
  readonly userAgent: string
  /** For Android alone. */
  readonly app?: AppInfo | undefined
}

/** Headers that say who calls, by platform (specification, section 7). Values that are not known are left out. */
export const callerHeaders = ({ platform, storage, userAgent, app }: Caller): Record<string, string> => {
  const headers: Record<string, string | undefined> = {
    Accept: 'application/json',
    [headerNames.clientId]: clientIdOf(storage.local),
    [headerNames.gaStream]: platforms[platform].gaStream,
    [headerNames.os]: platforms[platform].os,
    [headerNames.clientUserAgent]: userAgent,
  }
  if (platform === 'web') {
    // The ad network writes its cookies with an underscore.
    headers[headerNames.fbc] = storage.cookie('_fbc') ?? storage.cookie('fbc')
    headers[headerNames.fbp] = storage.cookie('_fbp') ?? storage.cookie('fbp')
  }
  if (platform === 'android') {
    headers[headerNames.appPackageName] = app?.packageName
    headers[headerNames.appVersion] = app?.version
    headers[headerNames.screenWidth] = app && String(app.screenWidth)
    headers[headerNames.screenHeight] = app && String(app.screenHeight)
    headers[headerNames.installReferrer] = storage.local.get('installReferrer')
  }
  const known: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(headers)) {
    // Header values are visible ASCII; anything else in them would make the request throw.
    const visible = value.replace(/[^\x20-\x7e]/g, '').trim()
    if (visible) known[name] = visible
  }
  return known
}
