import { loginPath, pathOf } from './paths.ts'

/** The login page that leads back to a path afterwards: `/login?ret=%2Fwallet%2Fcash`. */
export const loginWithReturn = (fullPath: string): string =>
  `${loginPath}?ret=${encodeURIComponent(fullPath)}`

/**
 * Where a user goes whose session died (specification, section 4): to /login with `ret` holding the current path;
 * undefined where they already are on /login.
 */
export const loginAfterSessionEnd = (currentFullPath: string): string | undefined =>
  pathOf(currentFullPath) === loginPath ? undefined : loginWithReturn(currentFullPath)
