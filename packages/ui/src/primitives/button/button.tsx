'use client'

import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { PolymorphicProps } from '../polymorphic.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'earn' | 'onbrand' | 'danger' | 'link' | 'ghost'
export type ButtonSize = 'medium' | 'small' | 'large'

interface ButtonAppearance {
  /** One `primary` (or `earn`, on a brand ground) a screen; the rest are `secondary`, `ghost` or `link`. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
  icon?: ReactElement | undefined
  children?: ReactNode
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonAppearance {
  /** Work is under way: the button keeps its width and its focus, and does nothing when pressed. */
  loading?: boolean | undefined
}

const appearance = (
  { variant = 'primary', size = 'medium', block }: ButtonAppearance,
  className?: string,
) => ({
  className: classNames('k-button', className),
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})

const Content = ({ icon, children }: Pick<ButtonAppearance, 'icon' | 'children'>) => (
  <span className="k-button-content">
    {icon}
    {children != null && <span className="k-button-label">{children}</span>}
  </span>
)

/** Something happens when it is pressed. To go somewhere use `ButtonLink`. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus; this one stays where it is and lets nothing through.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...appearance({ variant, size, block }, className)}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      <Content icon={icon}>{children}</Content>
      {loading && <Spinner className="k-button-spinner" />}
    </button>
  )
}

export type ButtonLinkProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, ButtonAppearance>

/** A link that looks like a button: `<ButtonLink as={Link} to="/sell">`. */
export function ButtonLink<Element extends ElementType = 'a'>(props: ButtonLinkProps<Element>) {
  const {
    as: Tag = 'a',
    variant,
    size,
    block,
    icon,
    children,
    className,
    ...rest
  } = props as ButtonLinkProps<'a'>
  return (
    <Tag {...rest} {...appearance({ variant, size, block }, className)}>
      <Content icon={icon}>{children}</Content>
    </Tag>
  )
}
