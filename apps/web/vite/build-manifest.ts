import { randomUUID } from 'node:crypto'
import type { Plugin } from 'vite'

/** Rules of single routes, by path (docs: the build manifest). Redirects may leave the site. */
const routeRules: Record<string, { prerender?: true; redirect?: string }> = {}

/** Pages that the landing app renders at build time; they are served beside this one. */
const prerendered = ['/pcad', '/pc']

/**
 * Writes the build manifest that running pages look at: `builds/latest.json` says which build is served now,
 * `builds/meta/<id>.json` holds the route rules of that build. Both lie in the assets folder. The id is random in
 * production, so that every build differs, and fixed in development and tests.
 */
export const buildManifest = (assetsDir: string): Plugin => {
  let id = 'dev'
  return {
    name: 'kaadi-build-manifest',
    config: (_, { command, mode }) => {
      id = command === 'build' ? randomUUID() : mode === 'test' ? 'test' : 'dev'
      return { define: { __BUILD_ID__: JSON.stringify(id) } }
    },
    generateBundle() {
      const latest = { id, timestamp: Date.now() }
      const meta = {
        ...latest,
        matcher: { static: routeRules, wildcard: {}, dynamic: {} },
        prerendered,
      }
      this.emitFile({
        type: 'asset',
        fileName: `${assetsDir}/builds/latest.json`,
        source: JSON.stringify(latest),
      })
      this.emitFile({
        type: 'asset',
        fileName: `${assetsDir}/builds/meta/${id}.json`,
        source: JSON.stringify(meta),
      })
    },
  }
}
