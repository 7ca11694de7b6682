import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createSlots } from '../../../admission/slots.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { differenceHash } from './difference-hash.ts'

/** A photo as it is kept: written anew, upright, without metadata. */
export interface Photo {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly sha256: Buffer
  /** 64 characters 0 or 1; few differ between pictures of the same thing. */
  readonly dhash: string
}

/** Of what is looked at closely, and of the small picture of an account. */
const longestSides = { photo: 2048, avatar: 512 } as const
const maxPixels = 40_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'heif av1'])

// Every photo is another one: a cache would hold memory for nothing.
sharp.cache(false)

/**
 * Decodes a picture whole and writes it anew. Whatever else was in the file (position, names, hidden data) does not
 * survive. Refuses what is no photo by what it is, not by what it claims to be.
 */
export async function readPhoto(file: Buffer, size: keyof typeof longestSides = 'photo'): Promise<Photo> {
  try {
    if (!looksLikePhoto(file)) throw new Error('not a known format')
    const { format, compression } = await open(file).metadata()
    // AVIF and HEIC are told apart by what is inside; the decoder of HEIC's (HEVC) is patented and not built in.
    const kind = compression ? `${format} ${compression}` : format
    if (!formats.has(kind)) throw new Error(`${kind} is not taken`)
    const { data, info } = await open(file)
      .rotate()
      .resize({
        width: longestSides[size],
        height: longestSides[size],
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      sha256: createHash('sha256').update(data).digest(),
      dhash: await differenceHash(data),
    }
  } catch (error) {
    throw new DomainError('notAnImage', { cause: refusal(error) })
  }
}

/** Decoding takes a processor and much memory: two at a time, a few in line. */
const slots = createSlots({ atOnce: 2, longestWaitMs: 5_000 })

/** The same when its turn has come. */
export const readPhotoInTurn: typeof readPhoto = (file, size) => slots(() => readPhoto(file, size))

/** For the log, in one line: what is wrong lies in the sender's file, so there is no place in our code to look at. */
function refusal(error: unknown): Error {
  const said = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(said.trim().replace(/\s*\n\s*/g, '; ')), { stack: '' })
}

const open = (file: Buffer) => sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })

/** By the first bytes: other decoders (drawings, documents) are never asked. */
function looksLikePhoto(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 12)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP')) ||
    head.slice(4, 8) === 'ftyp'
  )
}
