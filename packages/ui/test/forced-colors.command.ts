import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>
  }
}

/** Gives the page the system's own few colours, as Windows' contrast themes do. CSS alone cannot ask for that. */
export const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
