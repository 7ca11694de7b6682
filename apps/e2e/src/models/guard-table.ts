/**
 * Section 2 of the specification, written out: where each path leads without a session and with one, to somebody on a
 * phone. What other places change stands below.
 */
const table = {
  '/': ['/pcad', '/home'],
  '/home': ['/login?ret=%2Fhome', '/home'],
  '/login': ['/login', '/home'],
  '/register': ['/register', '/home'],
  '/reset': ['/reset', '/home'],
  '/forget': ['/forget', '/home'],
  '/activate': ['/activate', '/activate'],
  '/account': ['/login?ret=%2Faccount', '/account'],
  '/account/center': ['/login?ret=%2Faccount%2Fcenter', '/account/center'],
  '/account/center/exp': ['/login?ret=%2Faccount%2Fcenter%2Fexp', '/account/center/exp'],
  '/account/resetPassword': ['/login?ret=%2Faccount%2FresetPassword', '/account/resetPassword'],
  '/deleteAccount': ['/login?ret=%2FdeleteAccount', '/deleteAccount'],
  '/activity': ['/login?ret=%2Factivity', '/activity'],
  '/activity/partner': ['/login?ret=%2Factivity%2Fpartner', '/activity/partner'],
  '/coupon': ['/login?ret=%2Fcoupon', '/coupon'],
  '/coupon/invalid': ['/login?ret=%2Fcoupon%2Finvalid', '/coupon/invalid'],
  '/sell/list': ['/login?ret=%2Fsell%2Flist', '/sell/list'],
  '/sell/submit': ['/login?ret=%2Fsell%2Fsubmit', '/sell/submit'],
  '/trad': ['/login?ret=%2Ftrad', '/trad'],
  '/transaction': ['/login?ret=%2Ftransaction', '/transaction'],
  '/transaction/cardDetail': ['/login?ret=%2Ftransaction%2FcardDetail', '/transaction/cardDetail'],
  '/transaction/list': ['/login?ret=%2Ftransaction%2Flist', '/transaction/list'],
  '/transaction/withdrawDetail': [
    '/login?ret=%2Ftransaction%2FwithdrawDetail',
    '/transaction/withdrawDetail',
  ],
  '/wallet/bankList': ['/login?ret=%2Fwallet%2FbankList', '/wallet/bankList'],
  '/wallet/cash': ['/login?ret=%2Fwallet%2Fcash', '/wallet/cash'],
  '/wallet/history': ['/login?ret=%2Fwallet%2Fhistory', '/wallet/history'],
  '/wallet/withdraw': ['/login?ret=%2Fwallet%2Fwithdraw', '/wallet/withdraw'],
  // Its address follows the app that it frames, which asks a visitor to sign in.
  '/pc': ['/pc?s=%2Flogin%3Fret%3D%252Fhome', '/pc?s=%2Fhome'],
  '/pcad': ['/pcad', '/home'],
  // Ours.
  '/notifications': ['/login?ret=%2Fnotifications', '/notifications'],
  '/terms': ['/terms', '/terms'],
  '/privacy': ['/privacy', '/privacy'],
  '/help': ['/help', '/help'],
} as const satisfies Record<string, readonly [visitor: string, seller: string]>

type Path = keyof typeof table
export const everyPath = Object.keys(table) as Path[]

export const places = [
  'on a phone',
  'at a desktop',
  'in a frame on a phone',
  'in a frame at a desktop',
  'in the wrapper on a phone',
  'in the wrapper at a desktop',
] as const
export type Place = (typeof places)[number]

/** Whether a visitor on a phone who opens it is asked to sign in. */
export const wantsSession = (path: string): boolean =>
  path in table && table[path as Path][0].startsWith('/login?ret=')

/** Where somebody who opens a path comes to rest. */
export const restsAt = (path: Path, place: Place, isSeller: boolean): string => {
  const rests = table[path][isSeller ? 1 : 0]
  const isLanding = rests === '/pcad' || rests.startsWith('/pc?')
  // Outside a frame a desktop shows the app in one, which the address of the page around it follows.
  if (place === 'at a desktop' && !isLanding) return `/pc?s=${encodeURIComponent(rests)}`
  return rests
}
