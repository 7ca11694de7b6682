import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastChange } from '../file-set.ts'

/** What the landing pages' build leaves beside them: the code that writes them, given what the service knows. */
interface RenderModule<Facts> {
  readonly readFacts: (fetch: typeof globalThis.fetch, origin: string) => Promise<Facts | undefined>
  readonly pages: Readonly<Record<string, (assets: unknown, facts: Facts) => string>>
  readonly bestOf: (facts: Facts) => LandingDay['best']
}
type Parts = Readonly<Record<string, { readonly assets: unknown; readonly style: string }>>

export type LandingPage = 'pcad' | 'pc'

/** The facts of one moment, written. */
export interface LandingDay {
  readonly page: (name: LandingPage) => string
  /** What the best card of the day pays: Steam $100, ₦148,000. Undefined where nothing is bought. */
  readonly best: { readonly card: string; readonly payout: string } | undefined
  readonly site: {
    readonly siteName: string
    readonly logo: string | null
    readonly brandColor: string | null
  }
}

type Facts = Pick<LandingDay, 'site'>

/** Writes the landing pages by the code of their own build; undefined where there is none. */
export async function readLandingDay(
  folder: string,
  fetch: typeof globalThis.fetch,
  origin: string,
): Promise<LandingDay | undefined> {
  const [code, described] = [join(folder, 'server', 'render-pages.js'), join(folder, 'server', 'parts.json')]
  if (!existsSync(code) || !existsSync(described)) return undefined
  // A new build while the service is developed is another module.
  const { readFacts, pages, bestOf }: RenderModule<Facts> = await import(
    `${pathToFileURL(code)}?${lastChange(code)}`
  )
  const parts: Parts = JSON.parse(readFileSync(described, 'utf8'))
  const facts = await readFacts(fetch, origin)
  if (!facts) return undefined
  return {
    site: facts.site,
    best: bestOf(facts),
    page: (name) => {
      const { assets, style } = parts[name]!
      return pages[name]!(assets, facts).replace('</head>', () => `<style>${style}</style></head>`)
    },
  }
}
