import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type InlineParts, readInlineParts } from './inline-parts.ts'

export type Encoding = 'br' | 'gzip'

export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer
  /** The bytes in an encoding, from the build or made once; undefined where it would not be smaller. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer | undefined>
  /** What stands in a page and may run and count there all the same. */
  readonly inline: InlineParts
}

/** A folder of built files, read once: what is not in the list does not exist, so no path can leave it. */
export type FileSet = ReadonlyMap<string, SiteFile>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const worthEncoding = /^(text\/|application\/(json|manifest|xml)|image\/svg)/

/** Files by their path below the folder, with `/` between. Source maps stay on the machine. */
export function readFileSet(folder: string): FileSet {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(names.map((path) => [relative(folder, path).split(sep).join('/'), readSiteFile(path)]))
}

/** What the build has compressed with more patience than a request leaves. */
function readCompressed(path: string): Promise<Buffer> | undefined {
  const compressed = `${path}.br`
  const isOfThisBuild = lastChange(compressed) >= lastChange(path)
  return isOfThisBuild ? Promise.resolve(readFileSync(compressed)) : undefined
}

export const lastChange = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const readSiteFile = (path: string): SiteFile =>
  siteFileOf(extname(path), readFileSync(path), readCompressed(path))

/** A file of some ending, whether it was built or has just been written. */
export function siteFileOf(ending: string, content: Buffer | string, compressed?: Promise<Buffer>): SiteFile {
  const bytes = Buffer.from(content)
  const type = types[ending]!
  const made = new Map<Encoding, Promise<Buffer | undefined>>()
  if (compressed) made.set('br', compressed)
  return {
    type,
    bytes,
    inline: readInlineParts(type.startsWith('text/html') ? bytes.toString() : ''),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      if (!worthEncoding.test(type) || bytes.length < 512) return Promise.resolve(undefined)
      const known = made.get(encoding) ?? encode(bytes, encoding)
      made.set(encoding, known)
      return known
    },
  }
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  const smaller =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await promisify(gzip)(bytes, { level: 8 })
  return smaller.length < bytes.length ? smaller : undefined
}
