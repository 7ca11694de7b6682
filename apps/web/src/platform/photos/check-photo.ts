import { chosenMaxBytes } from './photo-limits.ts'

export type PhotoProblem = 'notAnImage' | 'tooLarge' | 'empty' | 'heic' | 'unreadable'

export type PhotoVerdict = { readonly ok: true } | { readonly ok: false; readonly problem: PhotoProblem }

const refuse = (problem: PhotoProblem): PhotoVerdict => ({ ok: false, problem })
const accepted: PhotoVerdict = { ok: true }

const imageNames = /\.(jpe?g|png|webp|avif|hei[cf])$/i
const imageTypes = /^image\/(jpeg|pjpeg|png|webp|avif|hei[cf](-sequence)?)$/i

/**
 * Looks at a chosen file without reading it: its size and what it calls itself. Some phones give HEIC no type, so the
 * name decides there.
 */
export const checkChosenFile = (file: Pick<File, 'name' | 'size' | 'type'>): PhotoVerdict => {
  if (file.size > chosenMaxBytes) return refuse('tooLarge')
  if (file.size === 0) return refuse('empty')
  const looksRight = file.type === '' ? imageNames.test(file.name) : imageTypes.test(file.type)
  return looksRight ? accepted : refuse('notAnImage')
}

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** AVIF and HEIC share their container: its first box lists what is inside. */
const boxedFormat = (bytes: Uint8Array): PhotoFormat | null => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brands = ascii(bytes, 8, Math.min(bytes[3] ?? 0, bytes.length))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : null
}

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/** What a file is by its first bytes; null where it is no photo. */
export const readPhotoFormat = async (file: Blob): Promise<PhotoFormat | null> => {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return boxedFormat(bytes)
}

/** A document that was renamed to `.jpg` is told apart here, before it costs an upload. */
export const checkFirstBytes = async (file: Blob): Promise<PhotoVerdict> =>
  (await readPhotoFormat(file)) ? accepted : refuse('notAnImage')
