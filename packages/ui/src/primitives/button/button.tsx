import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import type { PolymorphicProps } from '../polymorphic.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'earn' | 'onbrand' | 'danger' | 'link' | 'plain'
export type ButtonSize = 'medium' | 'small' | 'large'

interface ButtonLook {
  /** One `primary` (or `earn`, on a brand ground) a screen; the rest are `quiet`, `plain` or `link`. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
  icon?: IconName | undefined
  children?: ReactNode
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonLook {
  /** Work is under way: the button keeps its width and its focus, and does nothing when pressed. */
  busy?: boolean | undefined
}

const look = ({ variant = 'primary', size = 'medium', block }: ButtonLook, className?: string) => ({
  className: classNames('k-button', className),
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})

const Content = ({ icon, children }: Pick<ButtonLook, 'icon' | 'children'>) => (
  <span className="k-button-content">
    {icon && <Icon name={icon} />}
    {children != null && <span className="k-button-label">{children}</span>}
  </span>
)

/** Something happens when it is pressed. To go somewhere use `ButtonLink`. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus; this one stays where it is and lets nothing through.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size, block }, className)}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <Content icon={icon}>{children}</Content>
      {busy && <Spinner className="k-button-spinner" />}
    </button>
  )
}

export type ButtonLinkProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, ButtonLook>

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
    <Tag {...rest} {...look({ variant, size, block }, className)}>
      <Content icon={icon}>{children}</Content>
    </Tag>
  )
}
