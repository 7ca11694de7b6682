import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openSite } from '../built-site.ts'

let app: TestApp
let folder: string

/** As the build of the landing pages leaves it: code that asks the service, and writes a page. */
const renderPages = `
export const readFacts = async (fetch, origin) => {
  const reply = await fetch('/api/bizset/front/site/getSiteInfo')
  return reply.ok ? { origin, site: (await reply.json()).data } : undefined
}
export const bestOf = () => ({ card: 'Steam $100', payout: '₦148,000' })
const page = (name) => (assets, facts, language, search = '') =>
  '<!doctype html><html lang="' + (language?.code ?? 'en-US') + '"><head><title>' + name + ' of ' +
  (facts?.site.siteName ?? 'nobody') + '</title></head>' + facts?.origin + assets.script + search
export const pages = { pcad: page('Rates'), pc: page('Phone') }`
const parts = Object.fromEntries(
  ['pcad', 'pc'].map((name) => [name, { assets: { script: '/page.js' }, style: 'p{margin:0}' }]),
)
const files: Record<string, string> = {
  'web/index.html': '<!doctype html><title>Seller</title>',
  'web/register.html':
    '<!doctype html><head><title>Sign up · Built</title><meta name="description" content="Old." /></head>Form',
  'web/icon.svg': '<svg/>',
  'web/icon-192.png': 'built',
  'web/manifest.webmanifest': JSON.stringify({ name: 'Kaadi', short_name: 'Kaadi', start_url: '/home' }),
  'pc/pcad/index.html': '<!doctype html><title>Built</title>',
  'pc/pc/index.html': '<!doctype html><title>Built</title>',
  'pc/server/render-pages.js': renderPages,
  'pc/server/parts.json': JSON.stringify(parts),
  'pc/server/languages.json': JSON.stringify({ fr: { code: 'fr' }, ha: { code: 'ha' } }),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadi-landing-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const site = (name: string) => openSite(join(folder, name), { watch: false })
  const nowhere = openSite(undefined, { watch: false })
  app = await createTestApp({
    sites: { web: site('web'), pc: site('pc'), console: nowhere, storybook: nowhere },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const read = (url: string, accept = '*/*') => app.http.inject({ url, headers: { accept } })
const rebrand = async (name: string, color: string | null) => {
  await sql`update site_info set site_name = ${name}, brand_color = ${color}`.execute(app.database.db)
  await expect.poll(async () => (await read('/pcad')).body).toContain(`of ${name}<`)
}
afterEach(() => rebrand('Kaadi', null))

describe('an invitation', () => {
  it('says to whoever is sent its link what it is about, with the picture of the day', async () => {
    const { body, headers } = await read('/register?invitationCode=ADA')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<title>Sign up · Kaadi</title>')
    expect(body).toContain(
      '<meta name="description" content="Steam $100 pays ₦148,000 today. Make an account',
    )
    expect(body).toMatch(/<link rel="canonical" href="https?:[^"?]+\/register">/)
    expect(body).toMatch(/<meta property="og:image" content="https?:[^"]+\/landing\/today\.png">/)
    expect(body).toContain('<meta property="og:title" content="Sign up · Kaadi">')
    expect(body).toMatch(/<\/head>Form$/)
    await rebrand('Cards & "Co"', null)
    expect((await read('/register')).body).toContain('content="Sign up · Cards &amp; &quot;Co&quot;"')
  })
})

describe('a landing page', () => {
  it.each([
    ['/pcad', 'Rates of Kaadi'],
    ['/pcad/', 'Rates of Kaadi'],
    ['/pcad?invitationCode=ADA-7', 'Rates of Kaadi'],
    ['/pc?s=%2Fhome', 'Phone of Kaadi'],
  ])('%s is answered with what the service knows', async (url, title) => {
    const reply = await read(url, 'text/html')
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(`<title>${title}</title><style>p{margin:0}</style></head>`)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(String(reply.headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-/)
  })

  it('knows which screen of the app it is about, for each who asks', async () => {
    const cash = '?s=%2Fwallet%2Fcash'
    expect((await read(`/pc${cash}`)).body).toContain(`/page.js${cash}`)
    expect((await read('/pc')).body).toMatch(/\/page\.js$/)
    expect((await read('/pc?s=%2Fa&s=%2Fb')).body).toMatch(/\/page\.js$/)
    expect((await read(`/pcad${cash}`)).body).toMatch(/\/page\.js$/)
  })

  it('is told unchanged while nothing has changed', async () => {
    const { etag } = (await read('/pcad')).headers
    const again = await app.http.inject({ url: '/pcad', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['/pcad', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
    ['/pc', { 'accept-language': 'xx, ha;q=0.2, de' }, 'ha'],
    ['/pcad', { 'accept-language': 'fr;q=0, de' }, 'en-US'],
    ['/pcad', { 'accept-language': 'en-NG,fr;q=0.5' }, 'en-US'],
    ['/pcad', {}, 'en-US'],
    ['/pcad', { 'accept-language': 'fr', cookie: 'a=b; AFR-language=ha' }, 'ha'],
    ['/pcad', { cookie: 'AFR-language=nowhere' }, 'en-US'],
    ['/pcad?lang=fr', { 'accept-language': 'ha', cookie: 'AFR-language=ha' }, 'fr'],
    ['/pcad?lang=fr&lang=ha', { 'accept-language': 'ha' }, 'ha'],
  ])('%s with %j is answered in %s', async (url, headers, language) => {
    const reply = await app.http.inject({ url, headers })
    expect(reply.body).toContain(`<html lang="${language}">`)
    expect(reply.headers['content-language']).toBe(language)
    expect(reply.headers.vary).toContain('accept-language, cookie')
  })

  it('may frame the app at /pc alone', async () => {
    expect((await read('/pc')).headers['content-security-policy']).toContain("frame-src 'self'")
    expect((await read('/pcad')).headers['content-security-policy']).not.toContain('frame-src')
  })
})

it('draws the day’s rate for whoever is sent a link', async () => {
  const reply = await read('/landing/today.png')
  expect(reply.headers['content-type']).toBe('image/png')
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  const { channels } = await sharp(reply.rawPayload).stats()
  // Something is written on it.
  expect(channels[0]!.stdev).toBeGreaterThan(10)
})

it('tells crawlers where they may go, and what there is', async () => {
  const robots = await read('/robots.txt')
  expect(robots.body).toContain('Disallow: /api/')
  const [, sitemap] = /Sitemap: (.*)/.exec(robots.body) ?? []
  const map = await read(new URL(sitemap!).pathname)
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.body).toContain('/pcad</loc>')
  expect(map.body).toContain('hreflang="yo"')
  expect(map.body).not.toContain('/home')
})

describe('a tenant’s own app', () => {
  it('is installed under its name, in its colour, with its letter', async () => {
    await rebrand('Zuri', '#0b6e4f')
    const manifest = (await read('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Zuri',
      short_name: 'Zuri',
      theme_color: '#0b6e4f',
      start_url: '/home',
    })
    for (const [path, size] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable.png', 512],
      ['/icon-apple.png', 180],
    ] as const) {
      const { rawPayload } = await read(path)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size })
      const { channels, dominant } = await sharp(rawPayload).stats()
      // Buckets of sixteen: green above red and blue.
      expect(dominant.g).toBeGreaterThan(dominant.r)
      expect(channels[0]!.stdev).toBeGreaterThan(10)
    }
    expect((await read('/icon.svg')).body).toContain('>Z</text>')
  })

  it('is ours, as it was built, where nobody has another name', async () => {
    expect((await read('/icon-192.png')).body).toBe('built')
    expect((await read('/icon.svg')).body).toBe('<svg/>')
    expect((await read('/manifest.webmanifest')).json()).toMatchObject({ name: 'Kaadi' })
  })
})

it('is the built page where the build has left nothing to fill it with', async () => {
  const plain = openSite(join(folder, 'web'), { watch: false })
  const nowhere = openSite(undefined, { watch: false })
  const other = await createTestApp({
    sites: { web: nowhere, pc: plain, console: nowhere, storybook: nowhere },
  })
  try {
    const reply = await other.http.inject({ url: '/pcad', headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(404)
    expect((await other.http.inject({ url: '/robots.txt' })).statusCode).toBe(200)
  } finally {
    await other.close()
  }
})
