'use client'

import { type ComponentPropsWithRef, type ReactNode, type Ref, useCallback, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useModal } from './use-modal.ts'

export interface ModalOwn {
  open: boolean
  /** Asked for by Escape, the back gesture, a press beside it or a button. The app closes it by `open`. */
  onClose: () => void
  title: ReactNode
  /** Under the title: what it is about. Read out with the title. */
  description?: ReactNode
  dismissable?: boolean | undefined
  children?: ReactNode
}

export interface DialogElementProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'children'> {}

export interface ModalProps extends DialogElementProps, ModalOwn {
  appearance: 'dialog' | 'sheet' | 'popup' | 'drawer'
  /** Above the title: a handle, a picture. */
  top?: ReactNode
  endContent?: ReactNode
  alert?: boolean | undefined
  bodyRef?: Ref<HTMLDivElement> | undefined
}

/** The ground of Dialog, Sheet and Popup: a native `<dialog>` with a title that names it. */
export function Modal({
  open,
  onClose,
  title,
  description,
  dismissable = true,
  appearance,
  top,
  endContent,
  alert,
  bodyRef,
  className,
  ref,
  children,
  ...rest
}: ModalProps) {
  const { ref: modalRef, ...handlers } = useModal({ open, onClose, dismissable })
  const id = useId()
  const both = useCallback(
    (dialog: HTMLDialogElement | null) => {
      modalRef.current = dialog
      if (typeof ref === 'function') return ref(dialog)
      if (ref) ref.current = dialog
    },
    [ref, modalRef],
  )
  return (
    <dialog
      {...rest}
      {...handlers}
      ref={both}
      role={alert ? 'alertdialog' : undefined}
      className={classNames('k-modal', `k-${appearance}`, className)}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      {open && (
        <div ref={bodyRef} className="k-modal-body">
          {top}
          <div className="k-modal-head">
            <div className="k-modal-words">
              <h2 id={`${id}title`}>{title}</h2>
              {description && (
                <div id={`${id}description`} className="k-modal-description">
                  {description}
                </div>
              )}
            </div>
            {endContent}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
