import type { BrowserContext, Page } from 'playwright-core'

/** What the page told its shell. */
export interface ShellMessage {
  readonly type: string
  readonly [field: string]: unknown
}

interface ShellWindow {
  KaadiNative: { postMessage(json: string): void }
  messages: ShellMessage[]
}

/** Puts Android's injected object around every page of a context: a shell that speaks the protocol and keeps what it hears. */
export const openInShell = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript(() => {
    if (window.top !== window) return
    const shell = window as unknown as ShellWindow
    shell.messages = []
    shell.KaadiNative = { postMessage: (json) => void shell.messages.push(JSON.parse(json)) }
    // A web view has no share sheet of its own.
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true })
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })

export const messagesTo = (page: Page, type: string): Promise<ShellMessage[]> =>
  page.evaluate(
    (wanted) => (window as unknown as ShellWindow).messages.filter((message) => message.type === wanted),
    type,
  )

/** What the shell says to the page. */
export const sayTo = (page: Page, message: object): Promise<void> =>
  page.evaluate((said) => window.postMessage(JSON.stringify(said), window.location.origin), message)
