'use client'

import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface ModalOptions {
  open: boolean
  onClose: () => void
  /** Closed by Escape, the back gesture and a press beside it. Off while something must not be lost. */
  dismissable: boolean
}

/**
 * Opens a native `<dialog>` as a modal: the browser holds the focus inside, and gives it back to the opener when it
 * closes, also when the component goes away while open.
 */
export function useModal({ open, onClose, dismissable }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    // The browser takes the first button, which is seldom where the task begins.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    // A press that goes through a dialog in its first moment falls on the page, which would take the focus away: what is
    // typed next would be lost.
    const keepFocus = (event: Event) => {
      if (event.target === document.documentElement) event.preventDefault()
    }
    document.addEventListener('mousedown', keepFocus)
    return () => {
      document.removeEventListener('mousedown', keepFocus)
      dialog.close()
      // Older WebViews leave the focus on the body.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissable) onClose()
    },
    // A press that begins inside and ends outside is a selection of text, not a wish to close.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissable && pressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}
