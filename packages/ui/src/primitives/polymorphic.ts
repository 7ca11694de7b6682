import type { ComponentPropsWithRef, ElementType } from 'react'

/**
 * Props of a component that may be drawn as another element: its own, `as`, and those of what it is
 * drawn as. `<ButtonLink as={Link} to="/sell">` is checked against `Link`'s props.
 */
export type PolymorphicProps<Element extends ElementType, Own> = Own & { as?: Element | undefined } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >
