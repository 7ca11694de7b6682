import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BackGuard, createBackGuard } from './back-guard.ts'

let backs: BackGuard
let stop: () => void
beforeEach(() => {
  window.history.pushState({ idx: 0 }, '', '/list')
  window.history.pushState({ idx: 1 }, '', '/trade')
  backs = createBackGuard()
  stop = backs.watch()
})
afterEach(() => stop())

const isGuarded = () => window.history.state?.isGuard === true
const at = (path: string) => vi.waitFor(() => expect(window.location.pathname).toBe(path))
const becomes = (guarded: boolean) => vi.waitFor(() => expect(isGuarded()).toBe(guarded))
const back = () => window.history.back()

describe('the system’s Back', () => {
  it('tells whoever holds it last, one at a time, and leaves when nobody does', async () => {
    const closed: string[] = []
    const holding = (name: string) => {
      const letGo = backs.hold(() => {
        closed.push(name)
        letGo()
      })
    }
    holding('sheet')
    holding('photo')
    back()
    await vi.waitFor(() => expect(closed).toEqual(['photo']))
    await becomes(true)
    back()
    await vi.waitFor(() => expect(closed).toEqual(['photo', 'sheet']))
    await becomes(false)
    expect(window.location.pathname).toBe('/trade')
    back()
    await at('/list')
  })

  it('comes again to one who does not let go', async () => {
    const onBack = vi.fn()
    backs.hold(onBack)
    for (const times of [1, 2, 3]) {
      back()
      await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(times))
      await becomes(true)
    }
    expect(window.location.pathname).toBe('/trade')
  })

  it('needs no second press where it was let go by other means', async () => {
    backs.hold(vi.fn())()
    await becomes(false)
    back()
    await at('/list')
  })

  it('is held by one who begins while it is being let go', async () => {
    const onBack = vi.fn()
    const gone = new Promise((pop) => window.addEventListener('popstate', pop, { once: true }))
    vi.spyOn(window.history, 'back').mockImplementationOnce(() => {
      backs.hold(onBack)
      window.history.go(-1)
    })
    backs.hold(vi.fn())()
    await gone
    await becomes(true)
    expect(onBack).not.toHaveBeenCalled()
    back()
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  })

  it('is nobody’s once the screen is passed, which goes on from its own entry', async () => {
    const onBack = vi.fn()
    backs.hold(onBack)
    backs.pass(() => window.history.replaceState({ idx: 1 }, '', '/sent'))
    await at('/sent')
    back()
    await at('/list')
    expect(onBack).not.toHaveBeenCalled()
  })

  it('passes at once where nobody holds it', () => {
    const then = vi.fn()
    backs.pass(then)
    expect(then).toHaveBeenCalledOnce()
  })

  it('skips an entry that an earlier page had raised', async () => {
    stop()
    window.history.pushState({ idx: 1, isGuard: true }, '')
    stop = createBackGuard().watch()
    back()
    await at('/list')
  })

  it('is plain again on the next screen', async () => {
    backs.hold(vi.fn())
    window.history.pushState({ idx: 2 }, '', '/next')
    backs.look()
    window.history.pushState({ idx: 3 }, '', '/last')
    backs.look()
    back()
    await at('/next')
  })
})
