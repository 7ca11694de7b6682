import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export type LinkProps = ComponentPropsWithRef<'a'> & { to: string }

/** A link to a path of the console, for kit components too (`as={Link}`). */
export const Link = ({ to, ...rest }: LinkProps) => <RouterLink {...rest} to={to} />
