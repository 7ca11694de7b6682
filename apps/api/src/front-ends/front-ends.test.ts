import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openSite } from './built-site.ts'

let app: TestApp
let folder: string
const script = `export const text = '${'abc '.repeat(500)}'`
const frame = `<!doctype html><script>var a=1</script><style>p{}</style><title>First frame</title>${'<p>'.repeat(500)}`
const patient = brotliCompressSync(frame, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
const files: Record<string, string | Buffer> = {
  'web/home.html': frame,
  'web/activity.html': '<!doctype html><title>Seller</title>',
  'web/login.html': '<!doctype html><title>Sign in</title>',
  'web/home.html.br': patient,
  'web/wallet/cash.html': '<!doctype html><title>Wallet</title>',
  'web/index.html': '<!doctype html><title>Seller</title>',
  'web/icon.svg': '<svg/>',
  'web/assets/index-abc123.js': script,
  'web/assets/index-abc123.js.map': '{"secret":"source"}',
  'web/assets/builds/latest.json': '{"id":"b1","timestamp":1}',
  'web/assets/builds/meta/b1.json': '{"id":"b1"}',
  'console/index.html': '<!doctype html><title>Desk</title>',
  'console/assets/desk-1.css': 'body{}',
  'pc/pcad.html': '<!doctype html><title>Landing</title>',
  'pc/pc/index.html': '<!doctype html><title>Phone</title>',
  'pc/landing/assets/page-1.css': 'body{color:red}',
  'storybook/index.html': '<!doctype html><title>Stories</title>',
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadi-sites-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const site = (name: string) => openSite(join(folder, name), { watch: true })
  app = await createTestApp({
    sites: { web: site('web'), console: site('console'), pc: site('pc'), storybook: site('storybook') },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })
const load = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: '*/*', ...headers } })

describe('pages', () => {
  it.each([
    ['/', 'Seller'],
    ['/home', 'First frame'],
    ['/home/?x=1', 'First frame'],
    ['/wallet/cash?currencyId=2', 'Wallet'],
    ['/console', 'Desk'],
    ['/console/queue', 'Desk'],
    ['/activity?view=%00bogus', 'Seller'],
    ['/home?x=%ED%A0%80&y=%', 'First frame'],
    ['/console/queue?q=%00', 'Desk'],
    ['/pcad', 'Landing'],
    ['/pcad/', 'Landing'],
    ['/pc?s=%2Fhome', 'Phone'],
    ['/storybook/', 'Stories'],
  ])('%s shows %s', async (url, title) => {
    const reply = await open(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(`<title>${title}</title>`)
  })

  it.each(['/wallet', '/nothing/like/that', '/pcad/x'])(
    '%s is no page, and says so in the app',
    async (url) => {
      const reply = await open(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['x-robots-tag']).toBe('noindex')
      expect(reply.body).toContain('<title>Seller</title>')
      const again = await open(url, { 'if-none-match': String(reply.headers.etag) })
      expect(again.statusCode).toBe(404)
    },
  )

  it.each(['/.env', '/robots.php', '/backup.zip', '/assets/index-old.js'])(
    '%s is no file, and no page stands in for it',
    async (url) => {
      const reply = await open(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['content-type']).toContain('application/json')
    },
  )

  it.each([
    ['/%E0%A4%A', 404, 'Seller'],
    ['/%E0%A4%A?x=%00', 404, 'Seller'],
    ['//elsewhere.example/%E0', 404, 'Seller'],
    ['/console/%E0', 200, 'Desk'],
  ])(
    'whoever opens %s, which cannot be decoded, is told by the app, under that address',
    async (url, code, title) => {
      const reply = await open(url)
      expect(reply.statusCode).toBe(code)
      expect(reply.body).toContain(`<title>${title}</title>`)
      expect(reply.headers['content-security-policy']).toContain('script-src')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it.each(['/api/%E0', '/object/%E0', '/reference/%E0', '/x.%E0', '/landing/%E0'])(
    '%s, which cannot be decoded, is no page',
    async (url) => {
      const reply = await open(url)
      expect(reply.statusCode).toBe(400)
      expect(reply.headers['content-type']).toContain('application/json')
    },
  )

  it('of the stories stand in a folder', async () => {
    expect((await open('/storybook')).headers.location).toBe('/storybook/')
  })

  it.each(['/', '/home', '/wallet/cash?currencyId=2', '/console/'])(
    '%s answers who asks for anything: a monitor, a crawler, the preview of a link',
    async (url) => {
      for (const headers of [{ accept: '*/*' }, {}])
        expect((await app.http.inject({ url, headers })).headers['content-type']).toContain('text/html')
      expect((await app.http.inject({ url, method: 'HEAD', headers: { accept: '*/*' } })).statusCode).toBe(
        200,
      )
    },
  )

  it('answer HEAD without a body', async () => {
    const reply = await app.http.inject({ method: 'HEAD', url: '/home', headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('')
  })

  it.each(['/api/nothing', '/object/nothing', '/callback/nothing', '/dev/nothing'])(
    '%s is no page',
    async (url) => {
      const reply = await open(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 404, msg: 'Not record' })
    },
  )

  it.each(['/assets/index-old.js', '/console/assets/old.css'])(
    '%s, a part of an older build, is missing',
    async (url) => {
      expect((await load(url)).statusCode).toBe(404)
    },
  )

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2findex.html',
    '/console/../web/icon.svg',
  ])('%s leads nowhere', async (url) => {
    const reply = await load(url)
    expect(reply.statusCode).toBe(404)
  })

  it('no part of a page has an address that cannot be decoded', async () => {
    expect((await load('/assets/%E0%A4%A')).statusCode).toBe(400)
  })

  it.each(['/assets/index-abc123.js%00', '/activity%00'])('%s is no address', async (url) => {
    expect((await load(url)).statusCode).toBe(400)
    expect((await open(url)).statusCode).toBe(400)
  })

  it.each([
    '/api/nothing?x=%00',
    '/api/comsetbiz/v1/comGiftCardTypeConf/listAndMap?x=%00',
    '/%61pi/comsetbiz/v1/comGiftCardTypeConf/listAndMap?x=%00',
  ])('%s is a call, refused for its query however it was asked for', async (url) => {
    expect((await open(url)).json()).toMatchObject({ code: 1001 })
    expect((await load(url)).json()).toMatchObject({ code: 1001 })
  })

  it('keep their sources to themselves', async () => {
    expect((await load('/assets/index-abc123.js.map')).statusCode).toBe(404)
  })
})

describe('how long a file may be kept', () => {
  it.each([
    ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
    ['/assets/builds/latest.json', 'public, max-age=1'],
    ['/assets/builds/meta/b1.json', 'public, max-age=31536000, immutable'],
    ['/console/assets/desk-1.css', 'public, max-age=31536000, immutable'],
    ['/landing/assets/page-1.css', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'no-cache'],
    ['/assets/builds/latest.json?1700000000000', 'public, max-age=1'],
  ])('%s: %s', async (url, expected) => {
    const reply = await load(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe(expected)
  })

  it('a page is asked for anew, and told unchanged', async () => {
    const first = await open('/home')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await open('/home', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })
})

describe('files', () => {
  it('travel compressed where the browser can read it', async () => {
    const br = await load('/assets/index-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    const gzip = await load('/assets/index-abc123.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    const plain = await load('/assets/index-abc123.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toContain('accept-encoding')
    expect(plain.body).toBe(script)
  })

  it('travel as the build has compressed them, where it has', async () => {
    const page = await open('/home', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.rawPayload.equals(patient)).toBe(true)
    expect((await load('/home.html.br')).statusCode).toBe(404)
  })

  it('are compressed anew where what lies beside them is of an older build', async () => {
    const file = join(folder, 'web', 'wallet', 'cash.html')
    const text = `<!doctype html><title>Wallet, newer</title>${'<p>'.repeat(500)}`
    await writeFile(`${file}.br`, brotliCompressSync('old'))
    await writeFile(file, text)
    await utimes(file, new Date(), new Date(Date.now() + 60_000))
    await utimes(join(folder, 'web', 'index.html'), new Date(), new Date(Date.now() + 4_000))
    const page = await open('/wallet/cash', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(text)
  })

  it('of a new build are noticed while the service is developed', async () => {
    const file = join(folder, 'web', 'index.html')
    await writeFile(file, '<!doctype html><title>Newer</title>')
    await utimes(file, new Date(), new Date(Date.now() + 5_000))
    expect((await open('/nowhere')).body).toContain('Newer')
  })

  it('of a build that is not yet whole are found as they come', async () => {
    expect((await load('/storybook/iframe.html')).statusCode).toBe(404)
    await writeFile(join(folder, 'storybook', 'iframe.html'), '<!doctype html><title>One story</title>')
    expect((await load('/storybook/iframe.html')).body).toContain('One story')
    expect((await load('/storybook/index.json')).statusCode).toBe(404)
    await writeFile(join(folder, 'storybook', 'index.json'), '{"v":5}')
    expect((await load('/storybook/index.json')).json()).toEqual({ v: 5 })
  })
})

describe('who may frame and what may run', () => {
  it.each([
    ['/home', 'SAMEORIGIN', "frame-ancestors 'self'"],
    ['/pcad', 'SAMEORIGIN', "frame-ancestors 'self'"],
    ['/pc', 'SAMEORIGIN', "frame-src 'self'"],
    ['/console/queue', 'DENY', "frame-ancestors 'none'"],
    ['/api/bizset/front/site/getSiteInfo', 'DENY', "frame-ancestors 'none'"],
    ['/api/nothing', 'DENY', "frame-ancestors 'none'"],
    ['/object/read', 'DENY', "frame-ancestors 'none'"],
    ['/dev/mail', 'DENY', "frame-ancestors 'none'"],
    ['/reference', 'DENY', "frame-ancestors 'none'"],
  ])('%s: %s', async (url, frameOptions, policy) => {
    const { headers } = await open(url)
    expect(headers['x-frame-options']).toBe(frameOptions)
    expect(headers['content-security-policy']).toContain(policy)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  it('a page runs the script and takes the styles that its build wrote into it, and no other', async () => {
    const policy = String((await open('/home')).headers['content-security-policy'])
    // The hashes of `var a=1` and `p{}`, as OpenSSL gives them.
    expect(policy).toContain("script-src 'self' 'sha256-WazVQOu5lmXfSreSrMJd1CsaQ4c00fUQpJfBYCuMSIw=';")
    expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';")
    expect(String((await open('/login')).headers['content-security-policy'])).toContain("script-src 'self';")
  })

  it.each(['/login', '/pcad', '/pc', '/console', '/dev/mail', '/reference'])(
    '%s runs no script that stands in the page',
    async (url) => {
      const policy = String((await open(url)).headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("base-uri 'none'")
    },
  )

  it.each(['/home', '/pcad', '/pc', '/console'])('%s makes no script of text', async (url) => {
    expect((await open(url)).headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    )
  })

  it.each(['/home', '/login', '/pcad', '/pc', '/console', '/dev/mail', '/reference'])(
    '%s is a document of its own, which may use the camera and nothing else',
    async (url) => {
      const { headers } = await open(url)
      expect(headers['permissions-policy']).toContain('camera=(self), microphone=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    },
  )

  it('what only a document heeds does not weigh on each reply', async () => {
    const { headers } = await open('/api/bizset/front/site/getSiteInfo')
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
    const { headers: ofScript } = await open('/assets/index-abc123.js')
    // It may run as a worker, which asks the service and loads scripts of ours, and nothing else.
    expect(ofScript['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
    )
    expect(ofScript).not.toHaveProperty('permissions-policy')
    expect(ofScript).not.toHaveProperty('cross-origin-opener-policy')
    // Nor what somebody asks after, of a file that a page loads.
    expect(headers).toHaveProperty('x-trace-id')
    expect((await open('/home')).headers).toHaveProperty('x-trace-id')
    expect(ofScript).not.toHaveProperty('x-trace-id')
  })

  it('only the phone page may frame anything', async () => {
    expect((await open('/home')).headers['content-security-policy']).not.toContain('frame-src')
  })
})
