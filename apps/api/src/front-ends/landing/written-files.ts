import type { LanguageCode } from '@kaadi/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { PublicMemory } from '../../memory/public-memory.ts'
import type { FoundPage } from '../built-site.ts'
import { type SiteFile, siteFileOf } from '../file-set.ts'
import type { Sites } from '../find-page.ts'
import { type BrandIcon, brandIcons, drawIcon, drawTabIcon } from './brand-icons.ts'
import { colorOf } from './brand-ink.ts'
import { robotsText, sitemapText } from './crawlers.ts'
import { type LandingDay, type LandingPage, type LandingPages, readLandingPages } from './page-renderer.ts'
import { isSharedPage, withSharedHead } from './shared-head.ts'
import { drawSocialPicture } from './social-picture.ts'
import { isKits, manifestOf } from './web-manifest.ts'

type Write = (day: LandingDay) => SiteFile | undefined | Promise<SiteFile | undefined>

/** `screen` is which one of the app `/pc` is about, as its address says. Answers what the service writes by what it knows now; undefined where the built file is right as it is. */
export type FindWritten = (
  path: string,
  language: LanguageCode,
  screen: string | undefined,
) => Promise<FoundPage | undefined>

interface WrittenFilesOptions {
  readonly app: FastifyInstance
  readonly sites: Sites
  readonly config: Config
  readonly memory: PublicMemory
  readonly clock: () => number
}

/**
 * The files that change with the rates and the brand: the landing pages with the day's figures in them, the pages of the
 * app that are sent on as a link, the picture for whoever is sent one, the manifest and the icons. Each is written once for all who ask, a page once for each language,
 * until the catalogue changes or a minute is over.
 */
export function writtenFiles({ app, sites, config, memory, clock }: WrittenFilesOptions): FindWritten {
  const origin = publicAddress(config)
  const askItself = (async (path: string) => {
    const { body, statusCode } = await app.inject({ url: path, headers: { host: new URL(origin).host } })
    return new Response(body, { status: statusCode })
  }) as typeof fetch
  const now = memory.loaded(async () =>
    sites.pc.folder ? readLandingPages(sites.pc.folder, askItself, origin) : undefined,
  )

  const icon =
    (name: BrandIcon): Write =>
    async ({ site }) =>
      isKits(site) ? undefined : siteFileOf('.png', await drawIcon(name, site))
  const write: Readonly<Record<string, Write>> = {
    '/landing/today.png': async ({ site, best }) => {
      const date = new Date(clock()).toLocaleDateString('en-GB', {
        dateStyle: 'long',
        timeZone: 'Africa/Lagos',
      })
      return siteFileOf(
        '.png',
        await drawSocialPicture({
          brand: site.siteName,
          color: colorOf(site.brandColor),
          headline: best?.payout ?? 'Sell gift cards',
          detail: best ? `${best.card} pays today` : 'Paid into your wallet',
          footer: date,
        }),
      )
    },
    '/manifest.webmanifest': ({ site }) => {
      const built = sites.web.find('manifest.webmanifest')
      return built && !isKits(site) ? siteFileOf('.webmanifest', manifestOf(built.bytes, site)) : undefined
    },
    '/icon.svg': ({ site }) => (isKits(site) ? undefined : siteFileOf('.svg', drawTabIcon(site))),
    ...Object.fromEntries(Object.keys(brandIcons).map((name) => [name, icon(name as BrandIcon)])),
  }
  const kept = new Map<string, { known: LandingPages; file: Promise<SiteFile | undefined> }>()
  const once = async (
    key: string,
    make: (known: LandingPages) => SiteFile | undefined | Promise<SiteFile | undefined>,
  ): Promise<SiteFile | undefined> => {
    const known = await now()
    if (!known) return undefined
    const before = kept.get(key)
    if (before?.known === known) return before.file
    const file = Promise.resolve(make(known))
    kept.set(key, { known, file })
    return file
  }
  const pageOf = (name: LandingPage, language: LanguageCode) =>
    // The build has written the English page that knows nothing.
    once(`${name} ${language}`, ({ page, day }) =>
      day || language !== 'en-US' ? siteFileOf('.html', page(name, language)) : undefined,
    )
  /** Written anew for each who asks: there are as many as there are addresses. */
  const frameOf = async (language: LanguageCode, screen: string) => {
    const known = await now()
    return known && siteFileOf('.html', known.page('pc', language, `?${new URLSearchParams({ s: screen })}`))
  }
  const fileOf = async (path: string): Promise<SiteFile | undefined> => {
    const make = write[path]
    return make && once(path, ({ day }) => day && make(day))
  }
  const sharedOf = async (path: string): Promise<SiteFile | undefined> => {
    const built = sites.web.find(`${path.slice(1)}.html`)
    return (
      built &&
      once(
        `${path} ${built.etag}`,
        ({ day }) => day && siteFileOf('.html', withSharedHead(built.bytes.toString(), path, origin, day)),
      )
    )
  }
  const fixed: Readonly<Record<string, SiteFile>> = {
    '/robots.txt': siteFileOf('.txt', robotsText(origin)),
    '/sitemap.xml': siteFileOf('.xml', sitemapText(origin)),
  }
  const asBuilt = () => undefined
  return async (asked, language, screen) => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
    const cacheControl = 'no-cache'
    // What cannot be written now is answered as it was built.
    if (path === '/pcad' || path === '/pc') {
      const isFrame = path === '/pc'
      const written =
        isFrame && screen ? frameOf(language, screen) : pageOf(isFrame ? 'pc' : 'pcad', language)
      const file = await written.catch(asBuilt)
      return file && { file, kind: isFrame ? 'phoneFrame' : 'landing', cacheControl, language }
    }
    if (isSharedPage(path)) {
      const file = await sharedOf(path).catch(asBuilt)
      return file && { file, kind: 'app', cacheControl }
    }
    const file = fixed[path] ?? (await fileOf(path).catch(asBuilt))
    return file && { file, kind: 'landing', cacheControl }
  }
}
