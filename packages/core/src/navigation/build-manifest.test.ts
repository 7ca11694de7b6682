import { describe, expect, it, vi } from 'vitest'
import {
  createBuildManifest,
  createPayloadLoader,
  createReloadGuard,
  isChunkLoadError,
  payloadUrl,
} from './index.ts'

const meta = {
  id: 'one',
  timestamp: 1,
  matcher: {
    static: { '/pcad': { prerender: true }, '/old': { prerender: true, redirect: '/home' } },
    wildcard: { '/help': { redirect: 'https://help.example' } },
    dynamic: {},
  },
  prerendered: ['/pc'],
}

const hour = 3_600_000

/** One manifest on a timer driven by hand; `files` answers by path. */
const manifestWith = (files: Record<string, () => Response>) => {
  const asked: string[] = []
  const timers: { run: () => void; ms: number }[] = []
  const manifest = createBuildManifest({
    buildId: 'one',
    assetsBase: '/assets/',
    fetch: async (input) => {
      asked.push(String(input))
      const answer = files[String(input).split('?')[0]!]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    now: () => 1_700_000_000_000,
    setTimeout: (run, ms) => timers.push({ run, ms }),
    clearTimeout: () => timers.pop(),
  })
  const tick = async () => {
    timers.pop()?.run()
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await new Promise((done) => setImmediate(done))
  }
  return { manifest, asked, timers, tick }
}

const latest = (id: string) => ({
  '/assets/builds/latest.json': () => Response.json({ id, timestamp: 2 }),
})

describe('the build manifest', () => {
  it('loads the rules of the running build once', async () => {
    const { manifest, asked } = manifestWith({ '/assets/builds/meta/one.json': () => Response.json(meta) })
    expect(await manifest.ruleFor('/help/me')).toEqual({ redirect: 'https://help.example' })
    expect(await manifest.ruleFor('/nothing')).toEqual({})
    expect(asked).toEqual(['/assets/builds/meta/one.json'])
  })

  it('knows prerendered paths, but not those that redirect', async () => {
    const { manifest } = manifestWith({ '/assets/builds/meta/one.json': () => Response.json(meta) })
    const known = await Promise.all(
      ['/pc', '/pc/?s=1', '/pcad', '/old', '/home'].map((path) => manifest.isPrerendered(path)),
    )
    expect(known).toEqual([true, true, true, false, false])
  })

  it.each([
    ['a server fault', () => new Response('no', { status: 500 })],
    ['a page of HTML', () => new Response('<!doctype html>')],
    ['another shape', () => Response.json({ id: 'one' })],
  ])('throws on %s and tries again on the next call', async (_what, broken) => {
    let answers = 0
    const { manifest } = manifestWith({
      '/assets/builds/meta/one.json': () => (answers++ === 0 ? broken() : Response.json(meta)),
    })
    await expect(manifest.load()).rejects.toThrow()
    expect((await manifest.load()).id).toBe('one')
  })

  it('looks for the first time after an hour, then every hour, past any cache', async () => {
    const { manifest, asked, timers, tick } = manifestWith(latest('one'))
    manifest.start()
    expect(asked).toEqual([])
    expect(timers.map((timer) => timer.ms)).toEqual([hour])
    await tick()
    expect(asked).toEqual(['/assets/builds/latest.json?1700000000000'])
    expect(timers.map((timer) => timer.ms)).toEqual([hour])
    expect(manifest.isOutdated).toBe(false)
  })

  it('tells of a newer build once and stops looking', async () => {
    const { manifest, timers, tick } = manifestWith(latest('two'))
    const reported: string[] = []
    manifest.onOutdated((id) => reported.push(id))
    manifest.start()
    await tick()
    expect(manifest.isOutdated).toBe(true)
    expect(reported).toEqual(['two'])
    manifest.start()
    expect(timers).toEqual([])
  })

  it('keeps looking when the network fails or the answer is not a build', async () => {
    for (const files of [{}, { '/assets/builds/latest.json': () => Response.json({ id: 7 }) }]) {
      const { manifest, timers, tick } = manifestWith(files)
      manifest.start()
      await tick()
      expect(manifest.isOutdated).toBe(false)
      expect(timers).toHaveLength(1)
    }
  })

  it('tells every listener, and keeps its own silence where one of them throws', async () => {
    const { manifest, tick } = manifestWith(latest('two'))
    const reported: unknown[] = []
    const rejected: unknown[] = []
    const collect = (error: unknown) => reported.push(error)
    const reject = (error: unknown) => rejected.push(error)
    const others = (['uncaughtException', 'unhandledRejection'] as const).map(
      (name) => [name, process.listeners(name as 'uncaughtException')] as const,
    )
    for (const [name] of others) process.removeAllListeners(name)
    process.on('uncaughtException', collect).on('unhandledRejection', reject)
    const notified: string[] = []
    manifest.onOutdated(() => {
      throw new Error('a fault of the application')
    })
    manifest.onOutdated((id) => notified.push(id))
    manifest.start()
    await tick()
    await new Promise((done) => setImmediate(done))
    process.off('uncaughtException', collect).off('unhandledRejection', reject)
    for (const [name, listeners] of others) for (const listener of listeners) process.on(name, listener)
    expect(notified).toEqual(['two'])
    expect([reported, rejected]).toMatchObject([[{ message: 'a fault of the application' }], []])
  })

  it('stops when told', () => {
    const { manifest, timers } = manifestWith(latest('two'))
    manifest.start()
    manifest.stop()
    expect(timers).toEqual([])
  })
})

const memory = () => {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('the reload guard', () => {
  it('allows one reload of a path in ten seconds', () => {
    let now = 0
    const guard = createReloadGuard(memory(), () => now)
    expect(guard.mayReload('/home')).toBe(true)
    now = 9_999
    expect(guard.mayReload('/home')).toBe(false)
    now = 10_000
    expect(guard.mayReload('/home')).toBe(true)
    expect(guard.mayReload('/wallet/cash')).toBe(true)
  })

  it('survives a memory that is broken, and allows nothing where there is none', () => {
    const broken = memory()
    broken.set('reload', '{')
    expect(createReloadGuard(broken).mayReload('/home')).toBe(true)
    expect(createReloadGuard({ get: () => undefined, set: () => {} }).mayReload('/home')).toBe(false)
  })

  it.each([
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
    [new TypeError('error loading dynamically imported module'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/a.css'), true],
    [new TypeError('Failed to fetch'), false],
    ['text', false],
  ])('sees whether %s means a missing file of the build', (error, missing) =>
    expect(isChunkLoadError(error)).toBe(missing),
  )
})

describe('payload files', () => {
  it.each([
    ['/pcad', '/_x/', '/_x/pcad/_payload.json?one'],
    ['/', '/', '/_payload.json?one'],
    ['/a/b/?c=1', 'https://cdn.example/', 'https://cdn.example/a/b/_payload.json?one'],
  ])('of %s under %s are at %s', (path, base, url) => expect(payloadUrl(path, base, 'one')).toBe(url))

  it.each(['//evil.test/a', '/\\evil.test', 'https://evil.test'])('are not loaded from %s', async (path) => {
    const warnings: string[] = []
    const asked: unknown[] = []
    const loader = createPayloadLoader({
      base: '/',
      buildId: 'one',
      fetch: async (input) => {
        asked.push(input)
        return Response.json({})
      },
      warn: (message) => warnings.push(message),
    })
    expect(await loader.load(path)).toBeNull()
    expect(warnings[0]).toContain('another host')
    expect(asked).toEqual([])
  })

  it('are loaded once, and null with a warning where they fail', async () => {
    let answers = 0
    const warnings: string[] = []
    const loader = createPayloadLoader({
      base: '/',
      buildId: 'one',
      fetch: async () => {
        answers++
        return answers === 1 ? new Response('gone', { status: 404 }) : Response.json({ rate: '1480' })
      },
      warn: (message) => warnings.push(message),
    })
    expect(await loader.load('/pcad')).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(await loader.load('/pcad')).toEqual({ rate: '1480' })
    expect(await loader.load('/pcad')).toEqual({ rate: '1480' })
    expect(answers).toBe(2)
  })
})
