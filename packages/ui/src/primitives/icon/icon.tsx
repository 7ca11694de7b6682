import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { iconPaths } from './generated/icon-paths.ts'
import type { IconName } from './icon-names.ts'

export type IconSize = 14 | 16 | 20 | 24 | 32

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  name: IconName
  /** Pixels at 100 % text: 20 in buttons (the default), 16 in text, 24 alone. */
  size?: IconSize | undefined
  /** Say it only where no word beside the icon does; without it the icon is hidden from screen readers. */
  label?: string | undefined
}

/** These point along the line of reading, so they are mirrored where it runs from right to left. */
const directional =
  /^(arrow-(left|right|up-right|down-left)|chevron-(left|right)|undo-2|send|log-out|external-link|list)$/

/** One icon of the kit's set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label when it says something, hidden when it does not
    <svg
      {...rest}
      className={classNames('k-icon', className)}
      data-size={size}
      data-directional={directional.test(name) || undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 16 ? 2.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
