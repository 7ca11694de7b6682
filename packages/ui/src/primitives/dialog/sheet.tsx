import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Modal, type ModalOwn } from './modal.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'children'>,
    ModalOwn {
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
      look="sheet"
      data-centered={centered || undefined}
      bodyRef={body}
      top={isDismissable && <span className="k-sheet-handle" aria-hidden {...handle} />}
      end={
        isDismissable && (
          <IconButton icon="x" label={words.close} onClick={rest.onClose} className="k-modal-close" />
        )
      }
    >
      <ScrollArea className="k-sheet-scroll">{children}</ScrollArea>
      {dock && <footer className="k-sheet-dock">{dock}</footer>}
    </Modal>
  )
}
