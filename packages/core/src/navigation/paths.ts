/** Where a signed-in seller belongs. */
export const homePath = '/home'
/** Where a visitor signs in. */
export const loginPath = '/login'
/** Where a visitor who opens `/` is sent. */
export const landingPath = '/pcad'
/** The desktop page that frames the app. */
export const framePath = '/pc'

/** Paths for visitors alone: a signed-in user is sent home from them (specification, section 2). */
export const publicPaths: readonly string[] = ['/login', '/forget', '/register', '/reset', '/']

/**
 * Paths open to everyone, signed in or not: those of the specification, and what is read before an account is opened.
 * `/pcad` sends signed-in users home all the same.
 */
export const openPaths: readonly string[] = ['/activate', '/pc', '/pcad', '/terms', '/privacy', '/help']

/** Path of a full path, without query, hash and trailing slash, letter for letter. */
export const exactPathOf = (fullPath: string): string => {
  const path = fullPath.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/\/+$/, '') || '/'
}

/** The same in lower case, for rules that no spelling gets around. */
export const pathOf = (fullPath: string): string => exactPathOf(fullPath).toLowerCase()

/** Query parameters of a full path. */
export const queryOf = (fullPath: string): URLSearchParams => {
  const withoutHash = fullPath.split('#', 1)[0] ?? ''
  const mark = withoutHash.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : withoutHash.slice(mark + 1))
}
