'use client'

import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { type DialogElementProps, Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'

export interface AlertDialogProps extends DialogElementProps, ModalOwn {
  /** The verb of what will happen: "Delete account", never "OK". */
  confirmLabel: ReactNode
  onConfirm: () => void
  cancelLabel?: ReactNode
  variant?: Extract<ButtonVariant, 'primary' | 'danger' | 'earn'> | undefined
  loading?: boolean | undefined
}

/** Asks once before what cannot be taken back. Focus begins on the way out. */
export function AlertDialog({
  confirmLabel,
  onConfirm,
  cancelLabel,
  variant = 'primary',
  loading,
  children,
  ...rest
}: AlertDialogProps) {
  const words = useWords()
  return (
    <Modal {...rest} dismissable={!loading && rest.dismissable !== false} appearance="dialog" alert>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      <footer className="k-modal-actions">
        <Button variant="secondary" onClick={rest.onClose} disabled={loading}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button variant={variant} onClick={onConfirm} loading={loading}>
          {confirmLabel}
        </Button>
      </footer>
    </Modal>
  )
}
