'use client'

import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { XIcon } from '../icon/generated/x-icon.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type DialogElementProps, Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'

export interface DialogProps extends DialogElementProps, ModalOwn {
  /** The buttons at the end, the one that goes on last. */
  actions?: ReactNode
}

/** Interrupts for something that cannot be done in place. On a phone prefer a `Sheet`. */
export function Dialog({ actions, children, ...rest }: DialogProps) {
  const words = useWords()
  const close = rest.dismissable !== false && (
    <IconButton icon={<XIcon />} label={words.close} onClick={rest.onClose} className="k-modal-close" />
  )
  return (
    <Modal {...rest} appearance="dialog" endContent={close}>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      {actions && <footer className="k-modal-actions">{actions}</footer>}
    </Modal>
  )
}
