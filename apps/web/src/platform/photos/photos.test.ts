import { expect, it } from 'vitest'
import { checkChosenFile, checkFirstBytes, readPhotoFormat } from './check-photo.ts'
import { type EncodeAttempt, firstAttempt, fitWithin, nextAttempt } from './encode-attempts.ts'
import { sentTargetBytes } from './photo-limits.ts'
import { describePhotoProblem } from './photo-words.ts'

const chosen = (name: string, type: string, size = 1000) => ({ name, type, size })
const bytes = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map(
      (part) => new Uint8Array(typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part),
    ),
  )

it('takes photos by what they call themselves, HEIC without a type too', () => {
  for (const [name, type] of [
    ['card.jpg', 'image/jpeg'],
    ['card.png', 'image/png'],
    ['card.webp', 'image/webp'],
    ['card.avif', 'image/avif'],
    ['IMG_0001.HEIC', ''],
    ['x', 'image/heic'],
  ] as const)
    expect(checkChosenFile(chosen(name, type))).toEqual({ ok: true })
})

it('refuses what is not a photo', () => {
  for (const [name, type] of [
    ['card.pdf', 'application/pdf'],
    ['card.svg', 'image/svg+xml'],
    ['card.gif', 'image/gif'],
    ['card.jpg.html', 'text/html'],
    ['card', ''],
  ] as const)
    expect(checkChosenFile(chosen(name, type))).toEqual({ ok: false, problem: 'notAnImage' })
})

it('refuses a photo over 20 MB before reading it, and says how large it is', () => {
  const file = chosen('card.jpg', 'image/jpeg', 23 * 1024 * 1024)
  expect(checkChosenFile(file)).toEqual({ ok: false, problem: 'tooLarge' })
  expect(describePhotoProblem('tooLarge', file)).toBe(
    'This photo is 23 MB. The most is 20 MB: take it again with the camera.',
  )
  expect(checkChosenFile(chosen('card.jpg', 'image/jpeg', 20 * 1024 * 1024))).toEqual({ ok: true })
  expect(checkChosenFile(chosen('card.jpg', 'image/jpeg', 0))).toEqual({ ok: false, problem: 'empty' })
})

it.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n', 'IHDR')],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['avif', bytes([0, 0, 0, 28], 'ftypavif', [0, 0, 0, 0], 'mif1avifmiaf')],
  ['avif', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1avif', 'heic')],
  ['heic', bytes([0, 0, 0, 28], 'ftypheic', [0, 0, 0, 0], 'mif1heicmiaf')],
  ['heic', bytes([0, 0, 0, 20], 'ftypmif1', [0, 0, 0, 0], 'mif1', 'avif')],
] as const)('knows %s by its first bytes', async (format, file) => {
  expect(await readPhotoFormat(file)).toBe(format)
  expect(await checkFirstBytes(file)).toEqual({ ok: true })
})

it('tells a renamed document by its first bytes', async () => {
  expect(await checkFirstBytes(bytes('%PDF-1.7'))).toEqual({ ok: false, problem: 'notAnImage' })
  expect(await checkFirstBytes(bytes([0, 0, 0, 24], 'ftypisom'))).toEqual({
    ok: false,
    problem: 'notAnImage',
  })
  expect(await checkFirstBytes(bytes())).toEqual({ ok: false, problem: 'notAnImage' })
})

it('never enlarges a photo and keeps its shape', () => {
  expect(fitWithin(4000, 3000, 2048)).toEqual({ width: 2048, height: 1536 })
  expect(fitWithin(800, 600, 2048)).toEqual({ width: 800, height: 600 })
  expect(fitWithin(10_000, 1, 2048)).toEqual({ width: 2048, height: 1 })
})

it('is content with a photo at the target', () => {
  expect(nextAttempt(firstAttempt, sentTargetBytes)).toBeNull()
})

it('lowers quality first and pixels only where quality cannot do it', () => {
  expect(nextAttempt(firstAttempt, sentTargetBytes * 1.4)).toMatchObject({ edge: 2048 })
  expect(nextAttempt(firstAttempt, sentTargetBytes * 6)!.edge).toBeLessThan(1200)
})

it('ends, with the digits still legible, however stubborn the photo is', () => {
  let attempt: EncodeAttempt | null = firstAttempt
  let last = firstAttempt
  let tries = 0
  while (attempt && tries < 50) {
    last = attempt
    attempt = nextAttempt(attempt, sentTargetBytes * 1.7)
    tries += 1
  }
  expect(tries).toBeLessThan(12)
  expect(last).toEqual({ edge: 1024, quality: 0.5 })
})
