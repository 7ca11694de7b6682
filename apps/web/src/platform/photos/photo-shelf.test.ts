import { NetworkError } from '@kaadi/core/errors'
import { describe, expect, it, vi } from 'vitest'
import { isOnItsWay, photoLook, photoProblem, photoWarning, uploadIdOf, waitsForLine } from './photo-look.ts'
import { createPhotoShelf, type PhotoShelfParts } from './photo-shelf.ts'
import { describePhotoFaults } from './photo-words.ts'

const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'card.jpg', { type: 'image/jpeg' })
const anUpload = (id: string) =>
  ({ uploadId: id, url: '/object/read', width: 4, height: 3, bytes: 9 }) as Awaited<
    ReturnType<PhotoShelfParts['send']>
  >

const aShelf = (given: Partial<PhotoShelfParts> = {}) => {
  const revoked: string[] = []
  let made = 0
  const parts = {
    ...given,
    shrink: vi.fn<PhotoShelfParts['shrink']>(
      given.shrink ?? (async (_, turns) => ({ blob: new Blob([`turned ${turns}`]), width: 4, height: 3 })),
    ),
    send: vi.fn<PhotoShelfParts['send']>(given.send ?? (async ({ kind }) => anUpload(`upload-${kind}`))),
    drawThumbnail: async (photo: Blob) => `data:small ${await photo.text()}`,
    addresses: {
      createObjectURL: () => {
        made += 1
        return `blob:${made}`
      },
      revokeObjectURL: (address: string) => revoked.push(address),
    },
  }
  const shelf = createPhotoShelf(parts)
  const at = (place: string) => shelf.photos().get(place)
  return { shelf, at, parts, revoked }
}

describe('the shelf of photos', () => {
  it('shrinks a photo, sends what came out, and shows it', async () => {
    const { shelf, at, parts } = aShelf()
    shelf.choose('card-1:front', 'front', jpeg())
    await vi.waitFor(() => expect(uploadIdOf(at('card-1:front'))).toBe('upload-front'))
    expect(await parts.send.mock.calls[0]![0].file.text()).toBe('turned 0')
    expect(photoLook(at('card-1:front')!)).toMatchObject({ slot: 'front', photo: { state: 'done' } })
  })

  it('turns the photo as it was taken, and sends it again under another key', async () => {
    const { shelf, at, parts } = aShelf()
    shelf.choose('a', 'back', jpeg())
    await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBeTruthy())
    shelf.turn('a')
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(2))
    expect(parts.shrink.mock.calls.map(([, turns]) => turns)).toEqual([0, 1])
    const [first, second] = parts.send.mock.calls.map(([input]) => input.idempotencyKey)
    expect(first).not.toBe(second)
  })

  it('keeps a part of the photo, through a turn, and gives the whole back', async () => {
    const { shelf, at, parts } = aShelf()
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBeTruthy())
    const cuts = () => parts.shrink.mock.calls.map(([, , cut]) => cut)
    shelf.crop('a', { left: 0.1, top: 0, right: 0, bottom: 0 })
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(2))
    shelf.turn('a')
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(3))
    shelf.crop('a')
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(4))
    const nothing = { left: 0, top: 0, right: 0, bottom: 0 }
    expect(cuts()).toEqual([nothing, { ...nothing, left: 0.1 }, { ...nothing, top: 0.1 }, nothing])
  })

  it('begins with the whole of another photo', async () => {
    const { shelf, at, parts } = aShelf()
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBeTruthy())
    shelf.crop('a', { left: 0.1, top: 0, right: 0, bottom: 0 })
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(2))
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(3))
    expect(parts.shrink.mock.calls.at(-1)![2]).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })

  it('keeps the key when a sending was interrupted', async () => {
    const { shelf, at, parts } = aShelf()
    parts.send.mockRejectedValueOnce(new TypeError('fetch failed'))
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(photoProblem(at('a'))).toMatch(/did not get through/))
    shelf.retry('a')
    await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBe('upload-front'))
    const [first, second] = parts.send.mock.calls.map(([input]) => input.idempotencyKey)
    expect(first).toBe(second)
  })

  it('says what is wrong with a photo that cannot be opened, and leaves its place free', async () => {
    const { shelf, at } = aShelf({ shrink: () => Promise.reject(new Error('undecodable')) })
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(photoProblem(at('a'))).toMatch(/cannot be opened on this phone/))
    expect(photoLook(at('a')!)).toBeNull()
  })

  it('tells what to do with HEIC where the browser cannot open it, before anything is sent', async () => {
    const { shelf, at, parts } = aShelf({ shrink: () => Promise.reject(new Error('undecodable')) })
    const bytes = [0, 0, 0, 28, ...Buffer.from('ftypheic\0\0\0\0mif1heicmiaf')]
    shelf.choose('a', 'front', new File([new Uint8Array(bytes)], 'IMG_0001.HEIC', { type: '' }))
    await vi.waitFor(() =>
      expect(photoProblem(at('a'))).toMatch(/^HEIC photos cannot be opened here\. Choose a JPEG/),
    )
    expect(photoProblem(at('a'))).toContain('On an iPhone: Settings, Camera, Formats, Most Compatible')
    expect(parts.send).not.toHaveBeenCalled()
  })

  it('takes back what is on its way and frees every preview when it is cleared', async () => {
    let signal: AbortSignal | undefined
    const { shelf, at, revoked } = aShelf({
      send: (_, given) => {
        signal = given
        return new Promise(() => {})
      },
    })
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(signal).toBeDefined())
    const shown = at('a')?.preview
    shelf.clear()
    expect(signal?.aborted).toBe(true)
    expect(revoked).toContain(shown)
    expect(shelf.photos().size).toBe(0)
  })

  it('draws what was sent once more, very small', async () => {
    const { shelf, at } = aShelf()
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(at('a')?.thumbnail).toBe('data:small turned 0'))
    shelf.turn('a')
    expect(at('a')?.thumbnail).toBeUndefined()
    await vi.waitFor(() => expect(at('a')?.thumbnail).toBe('data:small turned 1'))
  })

  it('has photos of an earlier visit, until they are gone there', () => {
    const { shelf, at } = aShelf({
      earlier: [{ place: 'a', kind: 'front', upload: anUpload('upload-1'), thumbnail: 'data:small' }],
    })
    expect(at('a')).toMatchObject({ preview: 'data:small', thumbnail: 'data:small', canTurn: false })
    expect(uploadIdOf(at('a'))).toBe('upload-1')
    shelf.lose('another')
    expect(uploadIdOf(at('a'))).toBe('upload-1')
    shelf.lose('upload-1')
    expect(uploadIdOf(at('a'))).toBeUndefined()
    expect(photoLook(at('a')!)).toBeNull()
  })

  describe('without a connection', () => {
    const noLine = () => new NetworkError('POST /upload', 'unreachable')
    const aWaitingShelf = async () => {
      const opened = aShelf()
      opened.parts.send.mockRejectedValueOnce(noLine())
      opened.shelf.choose('a', 'front', jpeg())
      await vi.waitFor(() => expect(waitsForLine(opened.at('a')!)).toBe(true))
      return opened
    }

    it('has a photo that waits, which is no fault, and goes by itself when it is back', async () => {
      const { shelf, at, parts } = await aWaitingShelf()
      expect(photoProblem(at('a'))).toBeNull()
      expect(isOnItsWay(at('a'))).toBe(true)
      expect(photoLook(at('a')!)).toMatchObject({ photo: { state: 'waiting' } })
      shelf.tell({ type: 'OFFLINE' })
      expect(parts.send).toHaveBeenCalledTimes(1)
      shelf.tell({ type: 'ONLINE' })
      await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBe('upload-front'))
    })

    it('says when all of some places have arrived, trying those that wait at once', async () => {
      const { shelf, parts } = await aWaitingShelf()
      shelf.choose('b', 'back', jpeg())
      const sent = await shelf.whenSent(['a', 'b'], new AbortController().signal)
      expect(sent).toEqual({ a: 'upload-front', b: 'upload-back' })
      expect(parts.send).toHaveBeenCalledTimes(3)
    })

    it('waits on for one that reaches nobody again', async () => {
      const { shelf, parts } = await aWaitingShelf()
      parts.send.mockRejectedValueOnce(noLine())
      const done = vi.fn()
      const sent = shelf.whenSent(['a'], new AbortController().signal).then(done)
      await vi.waitFor(() => expect(parts.send).toHaveBeenCalledTimes(2))
      expect(done).not.toHaveBeenCalled()
      shelf.tell({ type: 'ONLINE' })
      await sent
      expect(done).toHaveBeenCalledWith({ a: 'upload-front' })
    })

    it('says so where one cannot go by itself, is taken out or never was, and where nobody waits any more', async () => {
      const { shelf, parts } = await aWaitingShelf()
      const refusal = new Error('full')
      parts.send.mockRejectedValueOnce(refusal)
      const signal = new AbortController().signal
      await expect(shelf.whenSent(['a'], signal)).rejects.toBe(refusal)
      await expect(shelf.whenSent(['never'], signal)).rejects.toThrow('never')
      parts.send.mockReturnValue(new Promise(() => {}))
      shelf.retry('a')
      const removed = shelf.whenSent(['a'], signal)
      shelf.remove('a')
      await expect(removed).rejects.toThrow('a')
      shelf.choose('a', 'front', jpeg())
      const leaving = new AbortController()
      const left = shelf.whenSent(['a'], leaving.signal)
      leaving.abort(new Error('left'))
      await expect(left).rejects.toThrow('left')
    })
  })

  it('tells its listeners of each step until they go', async () => {
    const { shelf, at } = aShelf()
    const heard = vi.fn()
    const stop = shelf.subscribe(heard)
    shelf.choose('a', 'front', jpeg())
    await vi.waitFor(() => expect(uploadIdOf(at('a'))).toBeTruthy())
    expect(heard.mock.calls.length).toBeGreaterThan(2)
    stop()
    heard.mockClear()
    shelf.remove('a')
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a photo in which the phone found a fault', () => {
  const fine = { isBlurred: false, hasGlare: false, isCut: false, isDark: false, isEmpty: false }
  const blurred = { ...fine, isBlurred: true }
  const found = (...each: readonly (typeof fine)[]) => {
    let taken = 0
    return aShelf({
      shrink: async () => ({ blob: new Blob([`${taken}`]), width: 4, height: 3, faults: each[taken++]! }),
    })
  }
  const sent = (at: ReturnType<typeof aShelf>['at']) =>
    vi.waitFor(() => expect(uploadIdOf(at('a'))).toBeTruthy())

  it('is warned of and sent all the same', async () => {
    const { shelf, at } = found(blurred)
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    expect(photoWarning(at('a'))).toBe('The photo looks blurred.')
    expect(photoProblem(at('a'))).toBeNull()
  })

  it('has no warning any more once another was taken, or it was removed', async () => {
    const { shelf, at } = found(blurred, fine, blurred)
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    shelf.choose('a', 'front', jpeg())
    expect(photoWarning(at('a'))).toBeNull()
    await sent(at)
    expect(photoWarning(at('a'))).toBeNull()
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    shelf.remove('a')
    expect(photoWarning(at('a'))).toBeNull()
  })

  it('is not spoken of again once the seller uses it so, however it is turned; another one is', async () => {
    const { shelf, at } = found(blurred, blurred, blurred)
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    shelf.accept('a')
    expect(photoWarning(at('a'))).toBeNull()
    shelf.turn('a')
    await sent(at)
    expect(photoWarning(at('a'))).toBeNull()
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    expect(photoWarning(at('a'))).toBe('The photo looks blurred.')
  })

  it('is sent before it is measured, and warned of once it is; what comes after another was taken says nothing', async () => {
    const measured: ((faults: typeof fine) => void)[] = []
    const { shelf, at } = aShelf({
      shrink: async () => ({
        blob: new Blob(['small']),
        width: 4,
        height: 3,
        faults: new Promise<typeof fine>((resolve) => measured.push(resolve)),
      }),
    })
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    expect(photoWarning(at('a'))).toBeNull()
    measured[0]!(blurred)
    await vi.waitFor(() => expect(photoWarning(at('a'))).toBe('The photo looks blurred.'))
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    measured[1]!(blurred)
    await Promise.resolve()
    expect(photoWarning(at('a'))).toBeNull()
    measured[2]!({ ...fine, isDark: true })
    await vi.waitFor(() => expect(photoWarning(at('a'))).toBe('The photo looks too dark.'))
  })

  it('has no warning where nothing could be measured', async () => {
    const { shelf, at } = aShelf()
    shelf.choose('a', 'front', jpeg())
    await sent(at)
    expect(photoWarning(at('a'))).toBeNull()
  })
})

describe('the words for what the phone found', () => {
  const fine = { isBlurred: false, hasGlare: false, isCut: false, isDark: false, isEmpty: false }

  it.each([
    [{ isDark: true, isEmpty: true }, 'The photo looks too dark.'],
    [{ isEmpty: true, isBlurred: true }, 'Nothing can be seen on the photo.'],
    [{ isBlurred: true, isCut: true }, 'The photo looks blurred.'],
    [{ hasGlare: true }, 'A light shines on the card and may hide its code.'],
    [{ isCut: true }, 'The card is not whole on the photo.'],
  ])('name one fault of %o', (faults, words) => {
    expect(describePhotoFaults('back', { ...fine, ...faults })).toBe(words)
  })

  it('leave out light and edges of a receipt, and say nothing of photos of no card', () => {
    expect(describePhotoFaults('receipt', { ...fine, hasGlare: true, isCut: true })).toBeNull()
    expect(describePhotoFaults('receipt', { ...fine, isBlurred: true })).toBe('The photo looks blurred.')
    expect(describePhotoFaults('selfie', { ...fine, isBlurred: true })).toBeNull()
  })
})
