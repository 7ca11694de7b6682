import { NavigationError } from './navigation-error.ts'

/** A path of this site, or an address outside it. */
export type NavigationTarget =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }

// Browsers drop blanks and control characters from an address before they look at its protocol.
const strip = (target: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  target.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g, '')

/** Whether a target leaves the site: it names a protocol, or a host after two slashes or backslashes. */
export const isExternal = (target: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(strip(target))

/**
 * Sorts a navigation target. A path is internal. An address that leaves the site needs `external: true` and must be
 * http or https; without the permission, and for `javascript:`, `data:` and the like always, it throws `NavigationError`.
 */
export const navigationTarget = (
  target: string,
  options: { readonly external?: boolean } = {},
): NavigationTarget => {
  if (!isExternal(target)) return { kind: 'internal', path: target.trim() }
  const stripped = strip(target)
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(stripped)?.[1]?.toLowerCase()
  if (protocol !== undefined && protocol !== 'http' && protocol !== 'https') {
    throw new NavigationError(
      'script-protocol',
      `Refused to open an address with the protocol "${protocol}:".`,
    )
  }
  if (!options.external) {
    throw new NavigationError(
      'external-not-allowed',
      'Refused to leave the site. Pass { external: true } where this is meant.',
    )
  }
  return { kind: 'external', url: stripped.replaceAll('\\', '/') }
}
