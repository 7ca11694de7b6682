/** What the build says of a route. Only these keys are kept. */
export interface RouteRule {
  readonly prerender?: boolean | undefined
  /** Where the route leads instead: a path, or an address that leaves the site. */
  readonly redirect?: string | undefined
  readonly appMiddleware?: Readonly<Record<string, boolean>> | undefined
}

/** Rules by path, as a build exports them: `wildcard` keys stand without `/**`, `dynamic` keys without `/:x`. */
export interface RouteMatcher {
  readonly static: Readonly<Record<string, RouteRule | null>>
  readonly wildcard: Readonly<Record<string, RouteRule | null>>
  readonly dynamic: Readonly<Record<string, RouteMatcher>>
}

const bySpecificity = <T>(table: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(table).sort(([a], [b]) => a.length - b.length)

const normalise = (path: string): string => {
  const plain = path.split(/[?#]/, 1)[0] ?? ''
  return plain.endsWith('/') ? plain.slice(0, -1) || '/' : plain
}

const matching = (path: string, matcher: RouteMatcher): RouteRule[] => {
  const wildcards = bySpecificity(matcher.wildcard)
    .filter(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
    .map(([, rule]) => rule)
  const dynamic = bySpecificity(matcher.dynamic)
    .filter(([prefix]) => path.startsWith(`${prefix}/`))
    .flatMap(([prefix, nested]) =>
      matching(normalise(`/${path.slice(prefix.length).split('/').slice(2).join('/')}`), nested),
    )
  const exact = Object.hasOwn(matcher.static, path) ? matcher.static[path] : null
  return [...wildcards, ...dynamic, exact].filter((rule) => rule != null)
}

/**
 * The rule that holds for a path: every rule that matches, merged so that the most specific one wins. Query, hash and a
 * trailing slash do not count. Without a match the rule is empty.
 */
export const routeRuleFor = (path: string, matcher: RouteMatcher): RouteRule => {
  const rules = matching(normalise(path), matcher)
  const middleware = rules.map((rule) => rule.appMiddleware).filter((names) => names !== undefined)
  return {
    ...Object.assign({}, ...rules),
    ...(middleware.length > 0 && { appMiddleware: Object.assign({}, ...middleware) }),
  }
}
