import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { isOutsideApp } from './leave.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the product, with its query. */
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
}

/**
 * A link to a path of the product, for kit components too (`as={Link}`). Pages outside this app are loaded whole. Made of
 * the router's hooks: the router's own link brings what loads other frameworks' screens ahead, 2 KB of a first visit.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !isOutsideApp(to)) follow(event)
      }}
    />
  )
}
