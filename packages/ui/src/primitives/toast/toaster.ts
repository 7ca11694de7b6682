import type { ReactElement, ReactNode } from 'react'

export interface ToastMessage {
  text: ReactNode
  /** `bad` is the red failure, said at once; the others wait for a pause of the screen reader. */
  tone?: 'bad' | 'ok' | 'plain' | undefined
  icon?: ReactElement | undefined
  /** Read aloud and not drawn: for what the screen shows in its place, over which a message would stand. */
  isSpoken?: boolean | undefined
  /** One thing to do about it, such as "Undo". It is a way more, never the only one: the message goes by itself. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined
  /** How long it is shown; 3 seconds for everything unless there is a reason, 8 where there is something to do. */
  durationMs?: number | undefined
}

export interface QueuedToast extends ToastMessage {
  readonly id: number
}

/** Holds what is to be said and in which order; knows no screen. One a running app. */
export interface Toaster {
  /** Queues a message and returns what takes it back. The same words in the same tone wait only once. */
  show: (message: ToastMessage) => () => void
  /** Red, 3 seconds, said at once: what the server answered, exactly as given. */
  fail: (text: ReactNode, icon?: ReactElement) => () => void
  dismiss: (id: number) => void
  subscribe: (listener: () => void) => () => void
  /** The message to be seen now. */
  current: () => QueuedToast | undefined
}

/** Makes a toaster. Give it to `ToastRegion`, which draws it, and to whatever reports failures. */
export function createToaster(): Toaster {
  let queue: readonly QueuedToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly QueuedToast[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => change(queue.filter((toast) => toast.id !== id))
  const show = (message: ToastMessage) => {
    const same = queue.find(({ text, tone }) => text === message.text && tone === message.tone)
    if (same) return () => dismiss(same.id)
    const toast = { ...message, id: ++lastId }
    change([...queue, toast])
    return () => dismiss(toast.id)
  }
  return {
    show,
    fail: (text, icon) => show({ text, icon, tone: 'bad' }),
    dismiss,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => queue[0],
  }
}
