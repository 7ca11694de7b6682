import * as z from 'zod/mini'
import { navigationTarget } from '../navigation/index.ts'
import { type WrapperPorts, wrapperOf } from '../navigation/wrapper-of.ts'
import { type PageMessage, type WrapperMessage, wrapperMessageSchema } from './bridge-messages.ts'
import { pageMessage, tellWrapper } from './tell-wrapper.ts'

/** A message as a page receives it. */
export interface IncomingMessage {
  readonly data: unknown
  readonly origin: string
  /** The window it came from; null where the wrapper itself speaks. */
  readonly source: unknown
}

/** The parts of a window that a wrapper reaches. */
export interface BridgeWindow extends WrapperPorts {
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: IncomingMessage) => void): void
  removeEventListener(type: 'message', listener: (event: IncomingMessage) => void): void
}

type Of<T extends WrapperMessage['type']> = Extract<WrapperMessage, { type: T }>

/** The page’s side of the wrapper. */
export interface Bridge {
  readonly platform: 'android' | 'ios' | undefined
  /** Tells the wrapper something; false where there is none, or it does not listen. */
  send(message: PageMessage): boolean
  /** Tells it whether the page is its home. Call it after each navigation. */
  tellPage(fullPath: string): void
  /** Asks it to open an address outside the app. Throws `NavigationError` for anything but http and https. */
  openOutside(url: string): boolean
  /** Hears one kind of message. Answers how to stop. */
  on<T extends WrapperMessage['type']>(type: T, listener: (message: Of<T>) => void): () => void
  /** Stops listening to the window. */
  close(): void
}

const parse = (data: unknown): WrapperMessage | undefined => {
  try {
    const message = z.safeParse(wrapperMessageSchema, typeof data === 'string' ? JSON.parse(data) : data)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Speaks with the native wrapper. A message counts when it comes from this page's own origin or from the wrapper itself, not
 * from another window, and has a known shape; everything else is dropped without a word.
 */
export const createBridge = (window: BridgeWindow): Bridge => {
  const platform = wrapperOf(window)
  const listeners = new Map<string, Set<(message: never) => void>>()

  const isOurs = ({ origin, source }: IncomingMessage): boolean =>
    (origin === window.location.origin || (origin === '' && source === null)) &&
    (source === null || source === window)
  const hear = (event: IncomingMessage) => {
    const message = platform && isOurs(event) ? parse(event.data) : undefined
    if (!message) return
    for (const listener of [...(listeners.get(message.type) ?? [])]) listener(message as never)
  }
  window.addEventListener('message', hear)

  const send = (message: PageMessage): boolean => tellWrapper(window, message)
  return {
    platform,
    send,
    tellPage: (fullPath) => void send(pageMessage(fullPath)),
    openOutside: (url) => {
      const target = navigationTarget(url, { external: true })
      return target.kind === 'external' && send({ type: 'open', url: target.url })
    },
    on: (type, listener) => {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    close: () => window.removeEventListener('message', hear),
  }
}
