import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'

export type IconSize = 14 | 16 | 20 | 24 | 32

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Pixels at 100 % text. Without it the part around the icon decides: 14 in a tag, 24 in an alert, else 20. */
  size?: IconSize | undefined
  /** Say it only where no word beside the icon does; without it the icon is hidden from screen readers. */
  label?: string | undefined
}

export interface IconComponent {
  (props: IconProps): ReactElement
  displayName: string
}

const draw = (
  { size, label, className, ...rest }: IconProps,
  path: string,
  directional: boolean | undefined,
): ReactElement => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label when it says something, hidden when it does not
  <svg
    {...rest}
    className={classNames('k-icon', className)}
    data-size={size}
    data-directional={directional}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size === 14 ? 2.5 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={path} />
  </svg>
)

/**
 * Makes an icon out of one path on a field of 24 by 24, in the colour of the text around it. The kit's own are made by
 * it too. A `directional` one points along the line of reading and is mirrored where that runs from right to left.
 *
 * @example createIcon('BoltIcon', 'M13 2L3 14h9l-1 8 10-12h-9z')
 */
export const createIcon = (name: string, path: string, directional?: boolean): IconComponent =>
  Object.assign((props: IconProps) => draw(props, path, directional), { displayName: name })
