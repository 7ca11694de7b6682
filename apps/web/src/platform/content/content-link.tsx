import { isExternal, navigationTarget } from '@kaadi/core/navigation'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '../navigation/link.tsx'

/** An address that an editor wrote: a path of this site or a page of another; undefined for what may not be followed. */
export const contentAddress = (link: string | null): string | undefined => {
  if (!link) return undefined
  try {
    const target = navigationTarget(link, { external: true })
    if (target.kind === 'external') return target.url
    return target.path.startsWith('/') ? target.path : undefined
  } catch {
    return undefined
  }
}

/** A link of the site's content. Another site opens beside this one and learns nothing of it. */
export function ContentLink({ to, children, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  if (!isExternal(to)) {
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
