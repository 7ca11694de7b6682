const secretNames: ReadonlySet<string> = new Set([
  'password',
  'pin',
  'digit',
  'digits',
  'first',
  'text',
  'code',
  'cardPin',
  'token',
  'access_token',
])

const hidden = (value: unknown, depth: number): unknown => {
  // What an inspector posts to its window must be plain data.
  if (typeof value === 'function') return '[function]'
  if (value === null || typeof value !== 'object') return value
  if (depth === 0) return '…'
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.has(name) && typeof item === 'string' && item !== '' ? '•••' : hidden(item, depth - 1),
    ]),
  )
}

/**
 * The same thing with passwords, PINs, card codes and tokens taken out. Give it to an inspector, which would otherwise show
 * them and may send them elsewhere. Its own `sanitizeEvent` and `sanitizeContext` are not enough: they miss what actors are
 * given as input.
 *
 * @example
 * createBrowserInspector({ serialize: hideSecrets })
 */
export const hideSecrets = <T extends object>(value: T): T => hidden(value, 10) as T
