'use client'

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { CircleAlertIcon } from '../icon/generated/circle-alert-icon.ts'
import { CircleCheckIcon } from '../icon/generated/circle-check-icon.ts'
import { InfoIcon } from '../icon/generated/info-icon.ts'
import { XIcon } from '../icon/generated/x-icon.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { QueuedToast, Toaster, ToastMessage } from './toaster.ts'
import { useTopmost } from './use-topmost.ts'

export interface ToastProps extends ComponentPropsWithRef<'div'> {
  tone?: ToastMessage['tone']
  icon?: ReactElement | undefined
  /** After the words: what can be done, and what closes it. */
  endContent?: ReactNode
}

const usualIcons = { bad: <CircleAlertIcon />, ok: <CircleCheckIcon />, plain: <InfoIcon /> }

/** What a toast looks like. Apps say things through a `Toaster` and draw one `ToastRegion`. */
export function Toast({ tone = 'plain', icon, endContent, className, children, ...rest }: ToastProps) {
  return (
    <div {...rest} className={classNames('k-toast', className)} data-tone={tone}>
      {icon ?? usualIcons[tone]}
      <span className="k-toast-text">{children}</span>
      {endContent}
    </div>
  )
}

const usualMs = 3000
const actionMs = 8000

/**
 * Draws the toaster's messages one at a time at the top of the screen. Time stands still while a pointer or the focus
 * is on it, and Escape closes it. A toast is never the only trace of a failure: the field or panel it is about says it too.
 */
export function ToastRegion({ toaster }: { toaster: Toaster }) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined)
  const { home, region } = useTopmost(toast)
  const isBad = toast?.tone === 'bad'
  return (
    <div ref={home}>
      <div ref={region} className="k-toast-region" popover="manual" data-empty={!toast || undefined}>
        {/* Both regions are there from the start: one that arrives with its words is not always read. */}
        <div role="alert">{toast && isBad && <Timed key={toast.id} toast={toast} toaster={toaster} />}</div>
        <div role="status">{toast && !isBad && <Timed key={toast.id} toast={toast} toaster={toaster} />}</div>
      </div>
    </div>
  )
}

/** Escape closes the message from anywhere, unless something under it has taken the key for itself: a dialog, a menu. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** Gives the focus back to where it was before it came to the message. */
function useFocusBack() {
  const before = useRef<HTMLElement | null>(null)
  return {
    remember: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    giveBack: () => before.current?.isConnected && before.current.focus(),
  }
}

function Timed({ toast, toaster }: { toast: QueuedToast; toaster: Toaster }) {
  const { id, text, tone, icon, action, isSpoken } = toast
  const { durationMs = action ? actionMs : usualMs } = toast
  const words = useWords()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { remember, giveBack } = useFocusBack()
  const isHeld = isPointed || isFocused
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toaster.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs, id, toaster])
  const close = () => {
    if (isFocused) giveBack()
    toaster.dismiss(id)
  }
  useEscape(close)
  if (isSpoken) return <VisuallyHidden>{text}</VisuallyHidden>
  return (
    <Toast
      tone={tone}
      icon={icon}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // With the focus in the message the key is the message's, whatever dialog stands under it.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      onFocus={(event) => {
        remember(event)
        setFocused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
      endContent={
        <>
          {action && (
            <button
              type="button"
              className="k-toast-button"
              onClick={() => {
                action.onSelect()
                close()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="k-toast-button" aria-label={words.close} onClick={close}>
            <XIcon size={20} />
          </button>
        </>
      }
    >
      {text}
    </Toast>
  )
}
