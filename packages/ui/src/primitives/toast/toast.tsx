import { type ComponentPropsWithRef, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import type { QueuedToast, Toaster, ToastMessage } from './toaster.ts'

export interface ToastProps extends ComponentPropsWithRef<'div'> {
  tone?: ToastMessage['tone']
  icon?: IconName | undefined
}

const usualIcons = { bad: 'circle-alert', ok: 'circle-check', plain: 'info' } as const

/** What a toast looks like. Apps say things through a `Toaster` and draw one `ToastRegion`. */
export function Toast({ tone = 'plain', icon, className, children, ...rest }: ToastProps) {
  return (
    <div {...rest} className={classNames('k-toast', className)} data-tone={tone}>
      <Icon name={icon ?? usualIcons[tone]} />
      <span className="k-toast-text">{children}</span>
    </div>
  )
}

const usualMs = 3000

/** Above an open dialog too, where the browser can put it there. */
function raise(region: HTMLElement | null) {
  if (!region?.showPopover) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/**
 * Draws the toaster's messages one at a time at the top of the screen. Time stands still while a pointer or the focus
 * is on it. A toast is never the only trace of a failure: the field or panel it is about says it too.
 */
export function ToastRegion({ toaster }: { toaster: Toaster }) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toast) raise(region.current)
  }, [toast])
  const isBad = toast?.tone === 'bad'
  return (
    <div ref={region} className="k-toast-region" popover="manual" data-empty={!toast || undefined}>
      {/* Both regions are there from the start: one that arrives with its words is not always read. */}
      <div role="alert">{toast && isBad && <Timed key={toast.id} toast={toast} toaster={toaster} />}</div>
      <div role="status">{toast && !isBad && <Timed key={toast.id} toast={toast} toaster={toaster} />}</div>
    </div>
  )
}

function Timed({ toast, toaster }: { toast: QueuedToast; toaster: Toaster }) {
  const { id, text, durationMs = usualMs, tone, icon } = toast
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toaster.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs, id, toaster])
  return (
    <Toast tone={tone} icon={icon} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {text}
    </Toast>
  )
}
