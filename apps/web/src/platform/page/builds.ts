import { type BuildManifest, latestBuildSchema, type RouteRule } from '@kaadi/core/navigation'
import { createStore, type ReadableStore } from '@kaadi/react'

/** The build that runs: its route rules, and whether a newer one is served. Its code comes after the first screen. */
export interface Builds {
  /** Loads the rules, and begins to look for newer builds every hour. */
  readonly start: () => Promise<(path: string) => RouteRule>
  readonly stop: () => void
  /** The next navigation should load its page whole. */
  readonly isOutdated: () => boolean
  /** The same, told when it changes. */
  readonly outdated: ReadableStore<boolean>
  /** Asks the service now whether a newer build is served. Throws where it cannot be reached. */
  readonly isReplaced: () => Promise<boolean>
  /** Whether a file of this build can be had now. Without an address there is nothing against it. */
  readonly isServed: (address: string) => Promise<boolean>
}

const assetsBase = '/assets/'

export const createBuilds = (buildId: string, fetch: typeof globalThis.fetch): Builds => {
  let manifest: BuildManifest | undefined
  let isStopped = false
  const outdated = createStore(false)
  return {
    start: async () => {
      isStopped = false
      const { createBuildManifest, routeRuleFor } = await import('./background.ts')
      if (!manifest) {
        manifest = createBuildManifest({ buildId, assetsBase, fetch })
        manifest.onOutdated(() => outdated.set(true))
      }
      if (!isStopped) manifest.start()
      const { matcher } = await manifest.load()
      return (path) => routeRuleFor(path, matcher)
    },
    stop: () => {
      isStopped = true
      manifest?.stop()
    },
    isOutdated: outdated.current,
    outdated,
    isReplaced: async () => {
      const reply = await fetch(`${assetsBase}builds/latest.json?${Date.now()}`, { credentials: 'omit' })
      if (!reply.ok) throw new Error(`The build manifest answered ${reply.status}.`)
      return latestBuildSchema.parse(await reply.json()).id !== buildId
    },
    isServed: async (address) =>
      address === '' || (await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })).ok,
  }
}
