import type { ElementType, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import type { PolymorphicProps } from '../polymorphic.ts'

interface IconButtonOwn {
  icon: ReactElement
  /** What it does, said by screen readers: there is no word to see. Put a count of news into it too. */
  label: string
  /** A dot that says there is something new. */
  badge?: boolean | undefined
  variant?: 'ghost' | 'secondary' | 'veil' | undefined
  size?: 'small' | 'medium' | undefined
}

export type IconButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<Element, IconButtonOwn>

/** A button that is an icon alone. As a link: `<IconButton as={Link} to="/home" …>`. */
export function IconButton<Element extends ElementType = 'button'>(props: IconButtonProps<Element>) {
  const {
    as,
    icon,
    label,
    badge,
    variant = 'ghost',
    size = 'medium',
    className,
    ...rest
  } = props as IconButtonProps<'button'>
  const Root = (as ?? 'button') as ElementType
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      aria-label={label}
      className={classNames('k-icon-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {badge && <span className="k-icon-button-badge" />}
    </Root>
  )
}
