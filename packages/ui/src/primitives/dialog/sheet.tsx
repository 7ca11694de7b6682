'use client'

import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { XIcon } from '../icon/generated/x-icon.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type DialogElementProps, Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps extends DialogElementProps, ModalOwn {
  /** Stays in sight under what scrolls: the button that goes on. */
  dock?: ReactNode
  /** Title in the middle, as over a keypad. */
  centered?: boolean | undefined
}

/** Comes up from below for a choice or a short task. Tall content scrolls inside; pulled down it goes. */
export function Sheet({ dock, centered, children, ...rest }: SheetProps) {
  const words = useWords()
  const isDismissable = rest.dismissable !== false
  const { body, handle } = useSheetDrag(rest.onClose)
  return (
    <Modal
      {...rest}
      appearance="sheet"
      data-centered={centered || undefined}
      bodyRef={body}
      top={isDismissable && <span className="k-sheet-handle" aria-hidden {...handle} />}
      endContent={
        isDismissable && (
          <IconButton icon={<XIcon />} label={words.close} onClick={rest.onClose} className="k-modal-close" />
        )
      }
    >
      <ScrollArea className="k-sheet-scroll">{children}</ScrollArea>
      {dock && <footer className="k-sheet-dock">{dock}</footer>}
    </Modal>
  )
}
