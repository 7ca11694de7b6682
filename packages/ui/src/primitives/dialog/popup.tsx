'use client'

import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { type DialogElementProps, Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'

export interface PopupProps extends DialogElementProps, ModalOwn {
  icon?: ReactElement | undefined
  tone?: 'earn' | 'ok' | 'bad' | 'plain' | undefined
  /** The way on: a button or a link. */
  action?: ReactNode
  closeLabel?: string | undefined
}

/** One announcement in the middle of the screen: a picture, a line, one way on, and Close. */
export function Popup({ icon, tone = 'earn', action, closeLabel, children, ...rest }: PopupProps) {
  const words = useWords()
  const picture = icon && (
    <Avatar size="large" tone={tone} className="k-popup-icon">
      {icon}
    </Avatar>
  )
  return (
    <Modal {...rest} appearance="popup" top={picture}>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      <footer className="k-popup-actions">
        {action}
        <Button variant="ghost" block onClick={rest.onClose}>
          {closeLabel ?? words.close}
        </Button>
      </footer>
    </Modal>
  )
}
