import { createBrowserStorage, keptInvitationCode } from '@kaadi/core/storage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enter } from './enter.ts'

const desktop = { isMobile: false, isFramed: false, isNative: false }
const at = (path: string, device = desktop) => {
  window.history.replaceState(null, '', path)
  return enter(window, device)
}

afterEach(() => {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = 'token=; Path=/; Max-Age=0'
  sessionStorage.clear()
})

describe('who opens the landing page', () => {
  it('stays, on a desktop and on a phone', () => {
    expect(at('/pcad').goTo).toBeUndefined()
    expect(at('/pcad', { ...desktop, isMobile: true }).goTo).toBeUndefined()
  })

  it('goes home where they are signed in', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
    document.cookie = 'token=abc; Path=/'
    expect(at('/pcad').goTo).toBe('/home')
  })

  it('stays on /pc, whoever they are and whatever they hold', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
    document.cookie = 'token=abc; Path=/'
    expect(at('/pc?s=%2Fhome').goTo).toBeUndefined()
    expect(at('/pc?s=%2Fhome', { ...desktop, isMobile: true }).goTo).toBeUndefined()
    expect(at('/pc', { ...desktop, isFramed: true }).goTo).toBeUndefined()
  })

  it('is not taken for signed in by another cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
    document.cookie = 'mytoken=abc; Path=/'
    expect(at('/pcad').goTo).toBeUndefined()
  })

  it('brings an invitation code, kept where the app looks for it', () => {
    expect(at('/pcad?invitationCode=ADA-7').invitationCode).toBe('ADA-7')
    expect(keptInvitationCode(createBrowserStorage(window).session).get()).toBe('ADA-7')
  })

  it('remembers the code of the address that led here', () => {
    keptInvitationCode(createBrowserStorage(window).session).set('ADA-7')
    expect(at('/pcad').invitationCode).toBe('ADA-7')
  })

  it.each(['not json', '"<b>"', '7', 'null'])('takes no code from %s in the storage', (text) => {
    sessionStorage.setItem('AFR-invitationCode', text)
    expect(['7', undefined]).toContain(at('/pcad').invitationCode)
  })

  it('brings no code that is none', () => {
    expect(at('/pcad?invitationCode=%3Cb%3E').invitationCode).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('a native shell', () => {
  const messages: unknown[] = []
  const port = { postMessage: (json: string) => void messages.push(JSON.parse(json)) }
  const inShell = (path: string) => {
    messages.length = 0
    return at(path)
  }

  it.each([
    ['Android', { KaadiNative: port }],
    ['iOS', { webkit: { messageHandlers: { kaadi: port } } }],
  ])('of %s is told that the landing page is its home, and who is there', (_, ports) => {
    for (const [name, value] of Object.entries(ports)) vi.stubGlobal(name, value)
    inShell('/pcad')
    expect(messages).toEqual([
      { type: 'page', isHome: true },
      { type: 'session', isSignedIn: false },
    ])
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
    document.cookie = 'token=abc; Path=/'
    inShell('/pc?s=%2Fhome')
    expect(messages).toEqual([
      { type: 'page', isHome: false },
      { type: 'session', isSignedIn: true },
    ])
  })

  it('is told nothing of a page that is left at once', () => {
    vi.stubGlobal('KaadiNative', port)
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
    document.cookie = 'token=abc; Path=/'
    expect(inShell('/pcad').goTo).toBe('/home')
    expect(messages).toEqual([])
  })

  it('that does not listen stops nobody', () => {
    vi.stubGlobal('KaadiNative', {
      postMessage: () => {
        throw new Error('gone')
      },
    })
    expect(at('/pcad?invitationCode=ADA-7').invitationCode).toBe('ADA-7')
  })
})
