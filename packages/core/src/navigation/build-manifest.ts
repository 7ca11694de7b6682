import { buildCheckIntervalMs } from '@kaadi/contract/constants'
import { reportLater } from '../errors/report-later.ts'
import { type BuildMeta, buildMetaSchema, latestBuildSchema } from './build-meta.schema.ts'
import { type RouteRule, routeRuleFor } from './route-rules.ts'

/** Which build runs, and where its files are. */
export interface BuildManifestOptions {
  /** Id of the build that runs. */
  readonly buildId: string
  /** Folder that holds `builds/`, with a trailing slash. */
  readonly assetsBase: string
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => number
  readonly setTimeout?: (run: () => void, ms: number) => unknown
  readonly clearTimeout?: (timer: never) => void
  /** How often to look for a newer build; an hour when left out. */
  readonly intervalMs?: number
}

/** What is known of this build and of newer ones. */
export interface BuildManifest {
  /** Loads the rules of the running build. A failed load throws, and the next call tries again. */
  load(): Promise<BuildMeta>
  /** The rule for a path. */
  ruleFor(path: string): Promise<RouteRule>
  /** Whether a path was rendered at build time, so that its payload file can be asked for. */
  isPrerendered(path: string): Promise<boolean>
  /** Starts to look for newer builds: first after one interval, then again after each look, until one is found. */
  start(): void
  stop(): void
  /** Whether a newer build was seen: the next navigation should be a full page load. */
  readonly isOutdated: boolean
  /**
   * Called once, with the id of the newer build. Answers how to stop listening. What a listener throws surfaces as an
   * uncaught error and keeps no other from hearing.
   */
  onOutdated(listener: (id: string) => void): () => void
}

/**
 * Knows which build runs and whether a newer one is served (specification, sections 7 and 9). Network faults while
 * looking are left for the next look: they say nothing about the build.
 */
export const createBuildManifest = (options: BuildManifestOptions): BuildManifest => {
  const {
    buildId,
    assetsBase,
    fetch = globalThis.fetch.bind(globalThis),
    now = Date.now,
    setTimeout: later = globalThis.setTimeout,
    clearTimeout: cancel = globalThis.clearTimeout as (timer: never) => void,
    intervalMs = buildCheckIntervalMs,
  } = options
  const listeners = new Set<(id: string) => void>()
  let meta: Promise<BuildMeta> | undefined
  let timer: unknown
  let newer: string | undefined

  const read = async (url: string): Promise<unknown> => {
    const reply = await fetch(url, { credentials: 'omit' })
    if (!reply.ok) throw new Error(`The build manifest answered ${reply.status}.`)
    return reply.json()
  }

  const load = (): Promise<BuildMeta> => {
    meta ??= read(`${assetsBase}builds/meta/${encodeURIComponent(buildId)}.json`).then((body) =>
      buildMetaSchema.parse(body),
    )
    meta.catch(() => {
      meta = undefined
    })
    return meta
  }

  const look = async (): Promise<void> => {
    const found = latestBuildSchema.safeParse(
      await read(`${assetsBase}builds/latest.json?${now()}`).catch(() => undefined),
    )
    if (timer === undefined) return
    if (found.success && found.data.id !== buildId) {
      timer = undefined
      newer = found.data.id
      for (const listener of listeners) {
        try {
          listener(newer)
        } catch (error) {
          reportLater(error)
        }
      }
      return
    }
    arm()
  }
  const arm = (): void => {
    timer = later(() => void look(), intervalMs)
  }

  const ruleFor = async (path: string): Promise<RouteRule> => routeRuleFor(path, (await load()).matcher)

  return {
    load,
    ruleFor,
    isPrerendered: async (path) => {
      const { prerendered } = await load()
      const plain = path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/'
      if (prerendered.includes(plain)) return true
      const rule = await ruleFor(plain)
      return Boolean(rule.prerender && !rule.redirect)
    },
    start: () => {
      if (timer === undefined && newer === undefined) arm()
    },
    stop: () => {
      if (timer !== undefined) cancel(timer as never)
      timer = undefined
    },
    get isOutdated() {
      return newer !== undefined
    },
    onOutdated: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
