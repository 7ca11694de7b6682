import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type AppealDraft,
  type CorrectionDraft,
  createBrowserStorage,
  createKeptValue,
  createMemoryAdapter,
  createMemoryStorage,
  createNativeStorage,
  createWebAdapter,
  type FormDraft,
  forgetDrafts,
  keptAppealDrafts,
  keptCorrectionDrafts,
  keptFormDrafts,
  keptInvitationCode,
  keptSellDrafts,
  keptUnanswered,
  keptUnsentMessages,
  keptUser,
  randomId,
  readClientIdentifiers,
  type SellDraft,
  type StorageWindow,
  saveClientIdentifiers,
  type UnsentMessage,
  type WebStorageArea,
} from './index.ts'

/** A storage area as browsers have it, with a quota in characters. */
const areaOf = (quota = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>()
  const area: WebStorageArea = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return { area, items }
}

/** A document that keeps cookies as a browser does and remembers how they were written. */
const documentOf = (initial = '') => {
  const cookies = new Map(
    initial
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  )
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError')
}

const windowOf = (parts: Partial<StorageWindow> = {}) => {
  const heard = new Set<(event: { readonly key: string | null }) => void>()
  const window: StorageWindow = {
    localStorage: areaOf().area,
    sessionStorage: areaOf().area,
    document: documentOf(),
    location: { protocol: 'https:' },
    addEventListener: (_type, listener) => void heard.add(listener),
    removeEventListener: (_type, listener) => void heard.delete(listener),
    ...parts,
  }
  return { window, heard, fire: (key: string | null) => heard.forEach((listener) => void listener({ key })) }
}

describe('storage in a browser', () => {
  it('keeps everything under the prefix AFR-', () => {
    const { area, items } = areaOf()
    const storage = createWebAdapter(() => area)
    storage.set('clientId', 'one')
    expect([...items]).toEqual([['AFR-clientId', 'one']])
    expect(storage.get('clientId')).toBe('one')
    storage.remove('clientId')
    expect(storage.get('clientId')).toBeUndefined()
  })

  it('works from memory where storage is blocked', () => {
    const storage = createWebAdapter(blocked)
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
  })

  it('works from memory where storage is full, and never shows the older value', () => {
    const { area } = areaOf(3)
    const storage = createWebAdapter(() => area)
    storage.set('a', '1')
    storage.set('a', '12345')
    expect(storage.get('a')).toBe('12345')
    storage.set('a', '2')
    expect(storage.get('a')).toBe('2')
  })

  it('leaves nothing older behind for the next visit where storage is full', () => {
    const { area } = areaOf(3)
    createWebAdapter(() => area).set('a', '1')
    createWebAdapter(() => area).set('a', '12345')
    expect(createWebAdapter(() => area).get('a')).toBeUndefined()
  })
})

describe('the token cookie', () => {
  it('is named token, lives as long as the token, for the whole site, never across sites', () => {
    const document = documentOf()
    const { token } = createBrowserStorage(windowOf({ document }).window, () => 1_000)
    token.set('abc', 3600)
    expect(document.written).toEqual(['token=abc; Path=/; Max-Age=3600; SameSite=Strict; Secure'])
    expect(token.get()).toBe('abc')
    expect(token.expiresAt()).toBe(3_601_000)
  })

  it('is not Secure on a plain page, where it would be dropped', () => {
    const document = documentOf()
    const { token } = createBrowserStorage(windowOf({ document, location: { protocol: 'http:' } }).window)
    token.set('abc', 60)
    expect(document.written[0]).not.toContain('Secure')
  })

  it('is gone after clear, with its expiry', () => {
    const { token } = createBrowserStorage(windowOf().window)
    token.set('abc', 60)
    token.clear()
    expect(token.get()).toBeUndefined()
    expect(token.expiresAt()).toBeUndefined()
  })

  it('falls back to memory where cookies are blocked', () => {
    const document = {
      get cookie() {
        return blocked()
      },
      set cookie(_text: string) {
        blocked()
      },
    }
    const { token, cookie } = createBrowserStorage(windowOf({ document }).window)
    token.set('abc', 60)
    expect(token.get()).toBe('abc')
    expect(cookie('fbc')).toBeUndefined()
    token.clear()
    expect(token.get()).toBeUndefined()
  })

  it('survives a value that is not encoded rightly', () => {
    const { cookie } = createBrowserStorage(
      windowOf({ document: documentOf('_fbp=fb.1.2; token=%zz') }).window,
    )
    expect(cookie('_fbp')).toBe('fb.1.2')
    expect(cookie('token')).toBe('%zz')
  })
})

describe('other tabs', () => {
  it('are heard when they sign in or out, and only then', () => {
    const { window, heard, fire } = windowOf()
    let changes = 0
    const stop = createBrowserStorage(window).onTokenChange(() => changes++)
    fire('AFR-tokenExpiresAt')
    fire('AFR-clientId')
    fire(null)
    expect(changes).toBe(2)
    stop()
    expect(heard.size).toBe(0)
  })
})

/** As a browser with a process for each tab has it: what a tab writes reaches the others later, or when it reads again. */
const documentOfTab = (shared: ReturnType<typeof documentOf>) => {
  const underWay: string[] = []
  return {
    get cookie() {
      for (const text of underWay.splice(0)) shared.cookie = text
      return shared.cookie
    },
    set cookie(text: string) {
      underWay.push(text)
    },
  }
}

it('has taken the token away before local storage tells other tabs of its end', () => {
  const cookies = documentOf()
  const { area } = areaOf()
  const seen: string[] = []
  const localStorage = { ...area, removeItem: () => void seen.push(cookies.cookie) }
  const { token } = createBrowserStorage(
    windowOf({ document: documentOfTab(cookies), localStorage }).window,
    () => 1_000,
  )
  token.set('abc', 60)
  expect(cookies.cookie).toBe('token=abc')
  token.clear()
  expect(seen).toEqual([''])
})

/** The channel of one browser: what one tab posts, all others hear. */
const channelOf = () => {
  const open = new Set<{ readonly hear: Set<(event: object) => void> }>()
  return class {
    readonly hear = new Set<(event: object) => void>()
    constructor() {
      open.add(this)
    }
    postMessage() {
      for (const other of open)
        if (other !== this) for (const listener of other.hear) listener({ data: null })
    }
    addEventListener(_type: 'message', listener: (event: object) => void) {
      this.hear.add(listener)
    }
    removeEventListener(_type: 'message', listener: (event: object) => void) {
      this.hear.delete(listener)
    }
  }
}

describe.each([
  ['blocked', () => blocked()],
  ['full', () => areaOf(0).area],
])('two tabs whose storage is %s', (_what, area) => {
  const twoTabs = () => {
    const cookies = documentOf()
    const BroadcastChannel = channelOf()
    const tab = () => {
      const { window } = windowOf({ document: documentOfTab(cookies), BroadcastChannel })
      Object.defineProperty(window, 'localStorage', { get: area })
      return createBrowserStorage(window, () => 1_000)
    }
    return [tab(), tab()] as const
  }

  it('hear of each other all the same', () => {
    const [one, other] = twoTabs()
    let changes = 0
    const stop = other.onTokenChange(() => changes++)
    one.token.set('first', 60)
    one.token.clear()
    expect(changes).toBe(2)
    stop()
    one.token.set('second', 60)
    expect(changes).toBe(2)
  })

  it('see the token as it is by then', () => {
    const [one, other] = twoTabs()
    const seen: unknown[] = []
    other.onTokenChange(() => seen.push(other.token.get()))
    one.token.set('first', 60)
    one.token.set('second', 60)
    one.token.clear()
    expect(seen).toEqual(['first', 'second', undefined])
  })

  it('take the end of a token for that token alone', () => {
    const [one, other] = twoTabs()
    other.token.set('first', 60)
    expect(other.token.expiresAt()).toBe(61_000)
    one.token.set('second', 3_600)
    expect(other.token.get()).toBe('second')
    expect(other.token.expiresAt()).toBeUndefined()
    expect(one.token.expiresAt()).toBe(3_601_000)
  })
})

it('keeps and forgets a token where other tabs can no longer be told', () => {
  class Closed {
    postMessage(): void {
      throw new DOMException('closed', 'InvalidStateError')
    }
    addEventListener() {}
    removeEventListener() {}
  }
  const { token } = createBrowserStorage(windowOf({ BroadcastChannel: Closed }).window, () => 1_000)
  token.set('abc', 60)
  expect([token.get(), token.expiresAt()]).toEqual(['abc', 61_000])
  token.clear()
  expect(token.get()).toBeUndefined()
})

describe('storage outside a browser', () => {
  it('does not give out a dead token', () => {
    let now = 0
    const { token } = createMemoryStorage({}, () => now)
    token.set('abc', 10)
    now = 9_999
    expect(token.get()).toBe('abc')
    now = 10_000
    expect(token.get()).toBeUndefined()
    token.clear()
    expect(token.expiresAt()).toBeUndefined()
  })

  it('starts from what the wrapper kept and tells it of each change', () => {
    const changes: [string, string | null][] = []
    const { local } = createNativeStorage({
      initial: { 'AFR-clientId': 'phone' },
      write: (key, value) => changes.push([key, value]),
    })
    expect(local.get('clientId')).toBe('phone')
    local.set('a', '1')
    local.remove('a')
    expect(changes).toEqual([
      ['AFR-a', '1'],
      ['AFR-a', null],
    ])
  })

  it('goes on when the wrapper is gone', () => {
    const { local } = createNativeStorage({ initial: {}, write: blocked })
    local.set('a', '1')
    expect(local.get('a')).toBe('1')
  })
})

describe('identifiers of the client', () => {
  it('make the client id once and keep what the wrapper tells', () => {
    const local = createMemoryAdapter()
    const first = readClientIdentifiers(local)
    expect(first.clientId).toMatch(/^[0-9a-f-]{36}$/)
    saveClientIdentifiers(local, { deviceId: 'd1', deviceType: 'Infinix', instanceId: undefined })
    expect(readClientIdentifiers(local)).toEqual({
      clientId: first.clientId,
      instanceId: undefined,
      deviceId: 'd1',
      deviceType: 'Infinix',
      installReferrer: undefined,
    })
  })

  it('are random without randomUUID too', () => {
    const { crypto } = globalThis
    const bare = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    Object.defineProperty(globalThis, 'crypto', { value: bare, configurable: true })
    try {
      const ids = Array.from({ length: 50 }, randomId)
      expect(new Set(ids).size).toBe(50)
      for (const id of ids)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
    }
  })
})

describe('kept values', () => {
  it.each(['{', '{"a":"x"}', 'null'])('drop %s, which does not fit', (text) => {
    const storage = createMemoryAdapter({ key: text })
    expect(createKeptValue(storage, 'key', z.object({ a: z.number() })).get()).toBeUndefined()
    expect(storage.get('key')).toBeUndefined()
  })

  it('come back as they were', () => {
    const storage = createMemoryAdapter()
    const code = keptInvitationCode(storage)
    code.set('ABC-1')
    expect(code.get()).toBe('ABC-1')
    code.remove()
    expect(code.get()).toBeUndefined()
  })

  it('hold user base info', () => {
    const storage = createMemoryAdapter()
    const user = keptUser(storage)
    expect(user.get()).toBeUndefined()
    storage.set('userInfo', '{"username":"x"}')
    expect(user.get()).toBeUndefined()
  })
})

describe('the draft of a sale', () => {
  const day = 24 * 3_600_000
  const draft: SellDraft = {
    userId: 'user-1' as SellDraft['userId'],
    since: 0,
    cardTypeId: 'steam',
    form: {
      kind: { currencyTypeId: 'us', form: 'physical', receiptType: 'none' },
      faceValue: '100',
      currencyId: 1,
      count: 1,
      comment: 'From my aunt',
      ownsCards: true,
      notToldByStranger: false,
    },
    photos: [{ place: 'card-1:front', kind: 'front', thumbnail: 'data:image/jpeg;base64,AAAA' }],
    isUnanswered: false,
  }

  it('comes back to its own seller for as long as its photos are kept', () => {
    const storage = createMemoryAdapter()
    keptSellDrafts(storage, () => 0).set(draft)
    expect(keptSellDrafts(storage, () => day - 1).get('user-1', 'steam')).toEqual(draft)
    expect(keptSellDrafts(storage, () => day - 1).get('user-1', 'apple')).toBeUndefined()
    expect(keptSellDrafts(storage, () => day).get('user-1', 'steam')).toBeUndefined()
    expect(storage.get('sellDrafts')).toBeUndefined()
  })

  it('is found for a day where it waits for a connection, whoever asks, and stays', () => {
    const storage = createMemoryAdapter()
    const waits = { payout: '148000', isWhole: true }
    keptSellDrafts(storage, () => 0).set({ ...draft, cardTypeId: 'apple' })
    keptSellDrafts(storage, () => 0).set({ ...draft, waits })
    expect(keptSellDrafts(storage, () => day - 1).waiting()).toEqual([{ ...draft, waits }])
    expect(keptSellDrafts(storage, () => day).waiting()).toEqual([])
    expect(keptSellDrafts(storage, () => 1).list('user-1')).toHaveLength(2)
  })

  it('is one for each card, the last one first, and goes alone', () => {
    const storage = createMemoryAdapter()
    const kept = keptSellDrafts(storage, () => 1)
    const of = (cardTypeId: string, comment = '') => ({
      ...draft,
      cardTypeId,
      form: { ...draft.form, comment },
    })
    const cards = () => kept.list('user-1').map(({ cardTypeId }) => cardTypeId)
    kept.set(of('steam'))
    kept.set(of('apple'))
    expect(cards()).toEqual(['apple', 'steam'])
    kept.set(of('steam', 'once more'))
    expect(cards()).toEqual(['steam', 'apple'])
    expect(kept.get('user-1', 'steam')?.form.comment).toBe('once more')
    kept.remove('steam')
    expect(cards()).toEqual(['apple'])
    for (const name of ['one', 'two', 'three', 'four', 'five']) kept.set(of(name))
    expect(cards()).toEqual(['five', 'four', 'three', 'two', 'one'])
  })

  it('is dropped where somebody else asks, and holds no code whatever it is given', () => {
    const storage = createMemoryAdapter()
    const kept = keptSellDrafts(storage, () => 1)
    kept.set({ ...draft, form: { ...draft.form, cards: [{ code: 'X9KQ' }] } } as SellDraft)
    expect(storage.get('sellDrafts')).not.toContain('X9KQ')
    expect(kept.get('user-2', 'steam')).toBeUndefined()
    expect(storage.get('sellDrafts')).toBeUndefined()
    kept.set(draft)
    forgetDrafts(storage)
    expect(kept.get('user-1', 'steam')).toBeUndefined()
  })
})

describe('what was taken again of a returned order', () => {
  const day = 24 * 3_600_000
  const draft: CorrectionDraft = {
    userId: 'user-1' as CorrectionDraft['userId'],
    since: 0,
    giftOrderId: 'order-1',
    operatorTime: '2026-11-20T10:00:00.000Z',
    closesAt: 1000,
    isOpen: true,
    photos: [{ place: 'card-1:back', kind: 'back', thumbnail: 'data:image/jpeg;base64,AAAA' }],
  }
  const other = { ...draft, giftOrderId: 'order-2', closesAt: undefined }

  it('comes back for its own order, until the order can no longer be sent again', () => {
    const storage = createMemoryAdapter()
    keptCorrectionDrafts(storage, () => 0).set(draft)
    expect(keptCorrectionDrafts(storage, () => 999).get('user-1', draft)).toEqual(draft)
    expect(keptCorrectionDrafts(storage, () => 999).get('user-1', other)).toBeUndefined()
    expect(keptCorrectionDrafts(storage, () => 1000).get('user-1', draft)).toBeUndefined()
    expect(storage.get('correctionDrafts')).toBeUndefined()
  })

  it('holds as long as its photos are kept where nothing else ends it', () => {
    const storage = createMemoryAdapter()
    keptCorrectionDrafts(storage, () => 0).set(other)
    expect(keptCorrectionDrafts(storage, () => day - 1).get('user-1', other)).toEqual(other)
    expect(keptCorrectionDrafts(storage, () => day).get('user-1', other)).toBeUndefined()
  })

  it('is kept for each order apart, the last word of each', () => {
    const storage = createMemoryAdapter()
    const kept = keptCorrectionDrafts(storage, () => 0)
    kept.set(draft)
    kept.set(other)
    kept.set({ ...draft, isOpen: false })
    expect(kept.get('user-1', draft)?.isOpen).toBe(false)
    kept.remove(draft)
    expect(kept.get('user-1', draft)).toBeUndefined()
    expect(kept.get('user-1', other)).toEqual(other)
  })

  it('is over where the desk has decided once more', () => {
    const storage = createMemoryAdapter()
    const kept = keptCorrectionDrafts(storage, () => 0)
    kept.set(draft)
    expect(kept.get('user-1', { ...draft, operatorTime: '2026-11-20T11:00:00.000Z' })).toBeUndefined()
    expect(storage.get('correctionDrafts')).toBeUndefined()
  })

  it('is nobody else’s, holds no code whatever it is given, and goes with every draft', () => {
    const storage = createMemoryAdapter()
    const kept = keptCorrectionDrafts(storage, () => 0)
    kept.set({ ...draft, codes: { 'card-1': 'X9KQ' } } as CorrectionDraft)
    expect(storage.get('correctionDrafts')).not.toContain('X9KQ')
    expect(kept.get('user-2', draft)).toBeUndefined()
    expect(storage.get('correctionDrafts')).toBeUndefined()
    kept.set(draft)
    forgetDrafts(storage)
    expect(kept.get('user-1', draft)).toBeUndefined()
  })
})

describe('words about a trade that were not sent', () => {
  const day = 24 * 3_600_000
  const message: UnsentMessage = {
    userId: 'user-1' as UnsentMessage['userId'],
    giftOrderId: 'order-1',
    key: 'key-1',
    since: 0,
    text: 'Hello?',
    uploads: [],
    previews: [],
    isRefused: false,
  }
  const draft: AppealDraft = {
    userId: 'user-1' as AppealDraft['userId'],
    giftOrderId: 'order-1',
    since: 0,
    words: 'It is new.',
    photos: [],
    photosSince: 0,
  }

  it('keeps messages in their order, each once, until they are sent or a day is over', () => {
    const storage = createMemoryAdapter()
    const kept = keptUnsentMessages(storage, () => 0)
    kept.set(message)
    kept.set({ ...message, key: 'key-2', text: 'Still there?' })
    kept.set({ ...message, isRefused: true })
    expect(kept.list('user-1', 'order-1').map(({ key, isRefused }) => [key, isRefused])).toEqual([
      ['key-1', true],
      ['key-2', false],
    ])
    expect(kept.list('user-1', 'order-2')).toEqual([])
    kept.remove('key-1')
    expect(kept.list('user-1', 'order-1')).toHaveLength(1)
    expect(keptUnsentMessages(storage, () => day).list('user-1', 'order-1')).toEqual([])
  })

  it('keeps one appeal for each order as long as one can be made', () => {
    const storage = createMemoryAdapter()
    const kept = keptAppealDrafts(storage, () => 0)
    kept.set(draft)
    kept.set({ ...draft, words: 'It is new and unused.' })
    kept.set({ ...draft, giftOrderId: 'order-2' })
    expect(keptAppealDrafts(storage, () => 7 * day - 1).get('user-1', 'order-1')?.words).toBe(
      'It is new and unused.',
    )
    kept.remove('order-1')
    expect(kept.get('user-1', 'order-1')).toBeUndefined()
    expect(keptAppealDrafts(storage, () => 7 * day).get('user-1', 'order-2')).toBeUndefined()
  })

  it('keeps the photos of an appeal for as long as the service does, and its words longer', () => {
    const storage = createMemoryAdapter()
    const photo = { place: 'appeal-1', kind: 'receipt' as const }
    keptAppealDrafts(storage, () => 0).set({ ...draft, photos: [photo] })
    const at = (time: number) => keptAppealDrafts(storage, () => time).get('user-1', 'order-1')
    expect(at(day - 1)?.photos).toEqual([photo])
    expect(at(day)).toMatchObject({ words: draft.words, photos: [] })
  })

  it('takes up an appeal that was kept without photos', () => {
    const storage = createMemoryAdapter()
    const { photos: _, photosSince: __, ...before } = draft
    storage.set('appealDrafts', JSON.stringify([before]))
    expect(keptAppealDrafts(storage, () => 1).get('user-1', 'order-1')).toMatchObject({ photos: [] })
  })

  it('are nobody else’s, and go with every draft', () => {
    const storage = createMemoryAdapter()
    keptUnsentMessages(storage, () => 0).set(message)
    keptAppealDrafts(storage, () => 0).set(draft)
    expect(keptUnsentMessages(storage, () => 0).list('user-2', 'order-1')).toEqual([])
    expect(keptAppealDrafts(storage, () => 0).get('user-2', 'order-1')).toBeUndefined()
    keptUnsentMessages(storage, () => 0).set(message)
    keptAppealDrafts(storage, () => 0).set(draft)
    forgetDrafts(storage)
    expect(keptUnsentMessages(storage, () => 0).list('user-1', 'order-1')).toEqual([])
    expect(keptAppealDrafts(storage, () => 0).get('user-1', 'order-1')).toBeUndefined()
  })
})

describe('what stands in a form', () => {
  const draft: FormDraft = {
    userId: 'user-1' as FormDraft['userId'],
    form: 'withdraw 1',
    since: 0,
    fields: { amount: '60000' },
  }

  it('is kept for its own seller and for a day, one draft for each form', () => {
    const storage = createMemoryAdapter()
    const kept = keptFormDrafts(storage, () => 0)
    kept.set(draft)
    kept.set({ ...draft, form: 'bank 1' })
    kept.set({ ...draft, fields: { amount: '70000' } })
    expect(kept.get('user-1', 'withdraw 1')?.fields).toEqual({ amount: '70000' })
    kept.remove('withdraw 1')
    expect(kept.get('user-1', 'withdraw 1')).toBeUndefined()
    expect(keptFormDrafts(storage, () => 24 * 3_600_000).get('user-1', 'bank 1')).toBeUndefined()
    kept.set(draft)
    expect(kept.get('user-2', 'withdraw 1')).toBeUndefined()
    expect(storage.get('formDrafts')).toBeUndefined()
  })

  it('goes with a sign-out, and the oldest where there are many', () => {
    const storage = createMemoryAdapter()
    const kept = keptFormDrafts(storage, () => 0)
    for (let form = 0; form < 11; form += 1) kept.set({ ...draft, form: String(form) })
    expect(kept.get('user-1', '0')).toBeUndefined()
    expect(kept.get('user-1', '10')).toBeDefined()
    forgetDrafts(storage)
    expect(kept.get('user-1', '10')).toBeUndefined()
  })
})

describe('what got no final answer', () => {
  const sent = {
    userId: 'user-1' as Parameters<ReturnType<typeof keptUnanswered>['set']>[0]['userId'],
    about: 'withdraw 1',
    idempotencyKey: 'key-1',
    since: 0,
    wish: { amount: '1400', bankAccountId: 'bank-1' },
  }
  const day = 24 * 3_600_000

  it('is kept without a PIN, for its own seller and what it is about, through a sign-out', () => {
    const local = createMemoryAdapter()
    const kept = keptUnanswered(local, () => 0)
    kept.set({ ...sent, pin: '482913' } as typeof sent)
    forgetDrafts(local)
    expect(kept.get('user-2', 'withdraw 1')).toBeUndefined()
    expect(kept.get('user-1', 'withdraw 2')).toBeUndefined()
    expect(kept.get('user-1', 'withdraw 1')).toEqual(sent)
    kept.remove('key-2')
    expect(kept.get('user-1', 'withdraw 1')).toEqual(sent)
    kept.remove('key-1')
    expect(local.get('unanswered')).toBeUndefined()
  })

  it('is kept for two weeks, while the service knows its key', () => {
    const local = createMemoryAdapter()
    keptUnanswered(local, () => 0).set(sent)
    expect(keptUnanswered(local, () => 14 * day - 1).get('user-1', 'withdraw 1')).toEqual(sent)
    expect(keptUnanswered(local, () => 14 * day).get('user-1', 'withdraw 1')).toBeUndefined()
  })
})
