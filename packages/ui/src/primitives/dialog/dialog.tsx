import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Disc } from '../row/row.tsx'
import { Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'

type DialogElementProps = Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'children'>

export interface DialogProps extends DialogElementProps, ModalOwn {
  /** The buttons at the end, the one that goes on last. */
  actions?: ReactNode
}

/** Interrupts for something that cannot be done in place. On a phone prefer a `Sheet`. */
export function Dialog({ actions, children, ...rest }: DialogProps) {
  const words = useWords()
  const close = rest.dismissable !== false && (
    <IconButton icon="x" label={words.close} onClick={rest.onClose} className="k-modal-close" />
  )
  return (
    <Modal {...rest} look="dialog" end={close}>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      {actions && <footer className="k-modal-actions">{actions}</footer>}
    </Modal>
  )
}

export interface PopupProps extends DialogElementProps, ModalOwn {
  icon?: IconName | undefined
  tone?: 'earn' | 'ok' | 'bad' | 'plain' | undefined
  /** The way on: a button or a link. */
  action?: ReactNode
  closeLabel?: string | undefined
}

/** One announcement in the middle of the screen: a picture, a line, one way on, and Close. */
export function Popup({ icon, tone = 'earn', action, closeLabel, children, ...rest }: PopupProps) {
  const words = useWords()
  const picture = icon && (
    <Disc size="large" tone={tone} className="k-popup-icon">
      <Icon name={icon} size={24} />
    </Disc>
  )
  return (
    <Modal {...rest} look="popup" top={picture}>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      <footer className="k-popup-actions">
        {action}
        <Button variant="plain" block onClick={rest.onClose}>
          {closeLabel ?? words.close}
        </Button>
      </footer>
    </Modal>
  )
}

export interface ConfirmProps extends DialogElementProps, ModalOwn {
  /** The verb of what will happen: "Delete account", never "OK". */
  confirmLabel: ReactNode
  onConfirm: () => void
  cancelLabel?: ReactNode
  variant?: Extract<ButtonVariant, 'primary' | 'danger' | 'earn'> | undefined
  busy?: boolean | undefined
}

/** Asks once before what cannot be taken back. Focus begins on the way out. */
export function Confirm({
  confirmLabel,
  onConfirm,
  cancelLabel,
  variant = 'primary',
  busy,
  children,
  ...rest
}: ConfirmProps) {
  const words = useWords()
  return (
    <Modal {...rest} dismissable={!busy && rest.dismissable !== false} look="dialog" alert>
      {children && <ScrollArea className="k-modal-content">{children}</ScrollArea>}
      <footer className="k-modal-actions">
        <Button variant="quiet" onClick={rest.onClose} disabled={busy}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button variant={variant} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </footer>
    </Modal>
  )
}
