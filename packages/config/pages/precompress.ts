import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const worth = new Set(['.css', '.html', '.js', '.json', '.svg'])
const smallest = 512

/** Lays each text beside itself once more, as small as brotli makes it: the service has no time for that. */
export const precompress = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && worth.has(extname(file.name)))
    .map((file) => join(file.parentPath, file.name))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.length < smallest) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      const smaller = await promisify(brotliCompress)(bytes, { params })
      if (smaller.length < bytes.length) writeFileSync(`${file}.br`, smaller)
    }),
  )
}
