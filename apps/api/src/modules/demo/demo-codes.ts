import { codeAt, codeLeftSeconds, writeAppKey } from '../sessions/index.ts'
import { demoChecker } from './accounts.ts'

/** The key of the demo's authenticator app, as it is typed into one. */
export const demoKeyText = (): string =>
  writeAppKey(demoChecker.appKey, { issuer: 'Kaadi', label: demoChecker.email }).secret

/** What that app shows now. */
export const demoCodeText = (now: number): string =>
  `${codeAt(demoChecker.appKey, now)}  (${demoChecker.email}; for ${codeLeftSeconds(now)} more seconds, and once)`
