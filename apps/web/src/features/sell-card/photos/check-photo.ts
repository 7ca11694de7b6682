import { chosenMaxBytes } from './photo-limits.ts'

export type PhotoProblem = 'notAnImage' | 'tooLarge' | 'empty' | 'unreadable'

export type PhotoVerdict = { readonly ok: true } | { readonly ok: false; readonly problem: PhotoProblem }

const refuse = (problem: PhotoProblem): PhotoVerdict => ({ ok: false, problem })
const accepted: PhotoVerdict = { ok: true }

const imageNames = /\.(jpe?g|png|webp|hei[cf])$/i
const imageTypes = /^image\/(jpeg|pjpeg|png|webp|hei[cf](-sequence)?)$/i

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

const isPhoto = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
  (ascii(bytes, 4, 8) === 'ftyp' && /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(ascii(bytes, 8, 12)))

/** Looks at the first bytes: a document that was renamed to `.jpg` is told apart here, before it costs an upload. */
export const checkFirstBytes = async (file: Blob): Promise<PhotoVerdict> => {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return isPhoto(bytes) ? accepted : refuse('notAnImage')
}

/** HEIC, which most browsers besides Safari can not open; the service can. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return ascii(bytes, 4, 8) === 'ftyp'
}
