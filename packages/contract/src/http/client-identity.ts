/** Where the client runs (specification, section 7). `os` and `ga-stream` are two spellings of it. */
export const platforms = {
  web: { os: '2', gaStream: 'WEB' },
  ios: { os: '0', gaStream: 'IOS' },
  android: { os: '1', gaStream: 'ANDROID' },
} as const
/** What a client runs on, as the `os` header says it. */
export type Platform = keyof typeof platforms

/** Header names of specification section 7, spelled as the service expects them. */
export const headerNames = {
  clientId: 'clientId',
  gaStream: 'ga-stream',
  os: 'os',
  clientUserAgent: 'clientUserAgent',
  fbc: 'fbc',
  fbp: 'fbp',
  appPackageName: 'appPackageName',
  appVersion: 'appVersion',
  screenWidth: 'screenWidth',
  screenHeight: 'screenHeight',
  installReferrer: 'installReferrer',
  idempotencyKey: 'Idempotency-Key',
  partnerKey: 'Partner-Key',
} as const

/** `/api` stands before a path unless it is absolute or contains `/object` or `/callback` (specification, section 7). */
export const withApiPrefix = (path: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(path) ||
  path.startsWith('//') ||
  path.includes('/object') ||
  path.includes('/callback')
    ? path
    : `/api${path}`
