'use client'

import {
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { placeTooltip } from './place-tooltip.ts'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'ref'> {
  /** A few words. What a person needs in order to go on belongs in the page: a thumb does not hover. */
  text: ReactNode
  /** The control says the same by its own name already, as an icon button does: the words are for the eye alone. */
  silent?: boolean | undefined
  /** The one control it explains. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Long enough that a pointer on its way past opens nothing. */
const restMs = 300

/**
 * Explains a control while a mouse rests on it or the keyboard is there. Escape closes it, and the pointer may move onto
 * it. It lies over everything, dialogs included.
 */
export function Tooltip({ text, silent, className, children, ...rest }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(waiting.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  useLayoutEffect(() => {
    const [at, words] = [anchor.current?.firstElementChild, tip.current]
    if (!isOpen || !at || !words) return
    words.showPopover?.()
    placeTooltip(words, at)
    const leave = () => setOpen(false)
    // What it points at moves away from under it.
    addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', leave, { capture: true })
      words.hidePopover?.()
    }
  }, [isOpen])

  const described = silent
    ? {}
    : { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is used; this listens around it
    <span
      {...rest}
      ref={anchor}
      className={classNames('k-tooltip-anchor', className)}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        clearTimeout(waiting.current)
        waiting.current = setTimeout(() => setOpen(true), restMs)
      }}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        // The first Escape closes the tooltip, the second the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      {cloneElement(children, described)}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        aria-hidden={silent || undefined}
        className="k-tooltip"
        data-open={isOpen || undefined}
      >
        <span className="k-tooltip-words">{text}</span>
      </span>
    </span>
  )
}
