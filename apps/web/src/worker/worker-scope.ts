/** The parts of a service worker’s own scope that are used: the library of the DOM knows none of them. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    showNotification(title: string, options: Record<string, unknown>): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}

export interface WorkerClient {
  readonly url: string
  readonly frameType?: string
  readonly visibilityState?: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  activate: Extendable
  message: Extendable & { readonly data: unknown }
  push: Extendable & { readonly data: { text(): string } | null }
  notificationclick: Extendable & {
    readonly notification: { readonly data: unknown; close(): void }
  }
}

export const workerScope = globalThis as unknown as WorkerScope
