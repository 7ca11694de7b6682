import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom'
import { isOutsideApp } from './leave.ts'

export type LinkProps = Omit<RouterLinkProps, 'to'> & ComponentPropsWithRef<'a'> & { to: string }

/** A link to a path of the product, for kit components too (`as={Link}`). Pages outside this app are loaded whole. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={to} reloadDocument={isOutsideApp(to)} />
}
