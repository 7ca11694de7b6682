import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageCode } from '@kaadi/contract/users'
import { lastChange } from '../file-set.ts'

/** What the landing pages' build leaves beside them: the code that writes them, given what the service knows. */
interface RenderModule<Facts> {
  readonly readFacts: (fetch: typeof globalThis.fetch, origin: string) => Promise<Facts | undefined>
  readonly pages: Readonly<
    Record<string, (assets: unknown, facts: Facts | undefined, language: unknown, search?: string) => string>
  >
  readonly bestOf: (facts: Facts) => LandingDay['best']
}
/** What the pages say in each language but English. */
type Languages = Readonly<Partial<Record<LanguageCode, unknown>>>
type Parts = Readonly<Record<string, { readonly assets: unknown; readonly style: string }>>

export type LandingPage = 'pcad' | 'pc'

export interface LandingPages {
  /** A page in a language: with what is known now, else as the build has it, in which its script asks. */
  readonly page: (name: LandingPage, language: LanguageCode, search?: string) => string
  /** Undefined while the service is closed, or says nothing. */
  readonly day: LandingDay | undefined
}

/** The facts of one moment. */
export interface LandingDay {
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
export async function readLandingPages(
  folder: string,
  fetch: typeof globalThis.fetch,
  origin: string,
): Promise<LandingPages | undefined> {
  const built = (name: string) => join(folder, 'server', name)
  const code = built('render-pages.js')
  if (!existsSync(code) || !existsSync(built('languages.json'))) return undefined
  // A new build while the service is developed is another module.
  const { readFacts, pages, bestOf }: RenderModule<Facts> = await import(
    `${pathToFileURL(code)}?${lastChange(code)}`
  )
  const read = (name: string) => JSON.parse(readFileSync(built(name), 'utf8'))
  const [parts, languages]: [Parts, Languages] = [read('parts.json'), read('languages.json')]
  const facts = await readFacts(fetch, origin)
  return {
    day: facts && { site: facts.site, best: bestOf(facts) },
    page: (name, language, search) => {
      const { assets, style } = parts[name]!
      return pages[name]!(assets, facts, languages[language], search).replace(
        '</head>',
        () => `<style>${style}</style></head>`,
      )
    },
  }
}
