'use client'

import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react'
import { Button, type ButtonVariant } from '../../primitives/button/button.tsx'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { EllipsisIcon } from '../../primitives/icon/generated/ellipsis-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useHost } from '../floating/use-host.ts'

interface MenuActionLook {
  id: string
  /** A verb: "Copy account number". */
  label: string
  icon?: ReactElement | undefined
  /** Under the label: what it does, or why it cannot be done. */
  detail?: ReactNode
  /** What takes something away stands apart in red, with a word that says so. */
  danger?: boolean | undefined
  /** A line above it: what follows is of another kind. */
  apart?: boolean | undefined
}

export type MenuAction = MenuActionLook &
  (
    | { onSelect: () => void; disabled?: boolean | undefined; link?: undefined }
    /** Props of the link, for what leads somewhere else. */
    | { link: Record<string, unknown>; onSelect?: undefined; disabled?: undefined }
  )

export interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What the menu is for; the button's name where it has no words: "Actions for WD-1182". */
  label: string
  actions: readonly MenuAction[]
  /** Words on the button; without them it is an icon alone. */
  children?: ReactNode
  icon?: ReactElement | undefined
  variant?: Extract<ButtonVariant, 'secondary' | 'ghost'> | undefined
  linkAs?: ElementType | undefined
}

/**
 * Actions behind one button, where a row has no room for all of them. Arrow keys, Home, End and first letters go
 * through them; Escape closes and gives the focus back.
 */
export function Menu({
  label,
  actions,
  children,
  icon = <EllipsisIcon />,
  variant = 'ghost',
  linkAs = 'a',
  className,
  disabled,
  ...rest
}: MenuProps) {
  const { host, follow } = useHost()
  const opener = children ? (
    <Button size="small" variant={variant}>
      <span className="k-menu-opener-words">
        {children}
        <ChevronDownIcon size={16} />
      </span>
    </Button>
  ) : (
    <IconButton size="small" icon={icon} label={label} />
  )
  return (
    <Base.Root modal={false} disabled={disabled} onOpenChange={follow}>
      <Base.Trigger {...rest} render={opener} className={className} />
      <Base.Portal container={host} className="k-floating-portal">
        <Base.Positioner className="k-floating-place" align="end" sideOffset={4} collisionPadding={8}>
          <Base.Popup className="k-floating k-menu">
            {actions.map((action) => (
              <Entry key={action.id} action={action} linkAs={linkAs} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ action, linkAs: Link }: { action: MenuAction; linkAs: ElementType }) {
  const { label, icon, detail, danger, apart } = action
  const common = { label, className: 'k-menu-item', 'data-danger': danger || undefined }
  const content = (
    <>
      {icon}
      <span className="k-menu-words">
        {label}
        {detail ? <span className="k-menu-detail">{detail}</span> : null}
      </span>
    </>
  )
  return (
    <>
      {apart ? <Base.Separator className="k-menu-line" /> : null}
      {action.link ? (
        <Base.LinkItem {...common} closeOnClick render={<Link {...action.link} />}>
          {content}
        </Base.LinkItem>
      ) : (
        <Base.Item {...common} disabled={action.disabled} onClick={action.onSelect}>
          {content}
        </Base.Item>
      )}
    </>
  )
}
