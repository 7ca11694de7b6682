/** A navigation that code asked for and must not happen. A fault of the caller, never of the user. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly kind: 'external-not-allowed' | 'script-protocol'

  constructor(kind: NavigationError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** An address as it is read; as it came where it cannot be. */
const readable = (fullPath: string): string => {
  try {
    return decodeURI(fullPath)
  } catch {
    return fullPath
  }
}

/** Words of the 404 page (specification, section 2). */
export const pageNotFoundMessage = (fullPath: string): string => `Page Not Found: ${readable(fullPath)}`
