/** Loads the payload files of prerendered pages, each once. */
export interface PayloadLoader {
  /** The payload of a path, or null where it could not be had; a warning says why. */
  load(path: string): Promise<unknown>
}

/** Where payload files are. */
export interface PayloadLoaderOptions {
  /** Folder of the site, with a trailing slash. */
  readonly base: string
  readonly buildId: string
  readonly fetch?: typeof globalThis.fetch
  readonly warn?: (message: string) => void
}

/** Address of a page's payload file: `{base}{path}/_payload.json?{buildId}`. Undefined for a path of another host. */
export const payloadUrl = (path: string, base: string, buildId: string): string | undefined => {
  const plain = path.split(/[?#]/, 1)[0] ?? ''
  if (!plain.startsWith('/') || /^[\\/]{2}/.test(plain)) return undefined
  const folder = plain.replace(/^\/|\/+$/g, '')
  return `${base}${folder === '' ? '' : `${folder}/`}_payload.json?${buildId}`
}

/** Payloads are plain JSON here. A failed load is null, so that the page fetches its data itself. */
export const createPayloadLoader = ({
  base,
  buildId,
  fetch = globalThis.fetch.bind(globalThis),
  warn = console.warn,
}: PayloadLoaderOptions): PayloadLoader => {
  const cache = new Map<string, Promise<unknown>>()
  const read = async (url: string): Promise<unknown> => {
    try {
      const reply = await fetch(url)
      if (!reply.ok) throw new Error(`status ${reply.status}`)
      return await reply.json()
    } catch (error) {
      warn(`The payload ${url} could not be loaded: ${error instanceof Error ? error.message : error}`)
      cache.delete(url)
      return null
    }
  }
  return {
    load: (path) => {
      const url = payloadUrl(path, base, buildId)
      if (url === undefined) {
        warn(`Refused to load a payload from another host: ${path.slice(0, 80)}`)
        return Promise.resolve(null)
      }
      const known = cache.get(url) ?? read(url)
      cache.set(url, known)
      return known
    },
  }
}
