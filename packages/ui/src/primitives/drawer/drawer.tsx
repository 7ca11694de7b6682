'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Modal, type ModalOwn } from '../dialog/modal.tsx'
import { ScrollArea } from '../dialog/scroll-area.tsx'
import { XIcon } from '../icon/generated/x-icon.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface DrawerProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'children'>,
    ModalOwn {
  /** Stays in sight under what scrolls: save, undo. */
  footer?: ReactNode
  size?: 'medium' | 'wide' | undefined
}

/**
 * Comes in from the side for one row of a table: its form, its history. The table stays in sight beside it. On a phone it
 * takes the whole width; for a choice there take a `Sheet`.
 */
export function Drawer({ footer, size = 'medium', children, ...rest }: DrawerProps) {
  const words = useWords()
  return (
    <Modal
      {...rest}
      appearance="drawer"
      data-size={size}
      endContent={
        rest.dismissable !== false && (
          <IconButton icon={<XIcon />} label={words.close} onClick={rest.onClose} className="k-modal-close" />
        )
      }
    >
      <ScrollArea className="k-drawer-scroll">{children}</ScrollArea>
      {footer && <footer className="k-drawer-footer">{footer}</footer>}
    </Modal>
  )
}
