import { globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const stored = fileURLToPath(new URL('../__screenshots__/', import.meta.url))
const unpacked = fileURLToPath(new URL('../.stored-pictures/', import.meta.url))
const atOnce = 8

/** A stored picture as the run compares it. */
export const unpackedPicture = (name: string): URL =>
  new URL(`../.stored-pictures/${name}.png`, import.meta.url)

const namesIn = (folder: string, ending: string): string[] =>
  globSync(`*${ending}`, { cwd: folder }).map((file) => basename(file, ending))

async function forEach(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  for (let place = 0; place < names.length; place += atOnce)
    await Promise.all(names.slice(place, place + atOnce).map(work))
}

/** What was unpacked for a run, and can be stored again after it. */
export interface UnpackedPictures {
  /** Stores what was drawn anew, and forgets pictures that are gone. */
  readonly store: () => Promise<void>
}

/**
 * Pictures are stored as WebP without loss, which is two fifths of a PNG, and compared as PNG: each pixel is the same.
 * `anew` begins with none, where all are to be drawn.
 */
export async function unpackPictures({ anew }: { anew: boolean }): Promise<UnpackedPictures> {
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const changedAt = new Map<string, number>()
  const change = (name: string): number => statSync(`${unpacked}${name}.png`).mtimeMs
  if (!anew)
    await forEach(namesIn(stored, '.webp'), async (name) => {
      await sharp(`${stored}${name}.webp`).png({ compressionLevel: 1 }).toFile(`${unpacked}${name}.png`)
      changedAt.set(name, change(name))
    })
  return {
    store: async () => {
      const drawn = namesIn(unpacked, '.png')
      const changed = drawn.filter((name) => changedAt.get(name) !== change(name))
      await forEach(changed, (name) =>
        sharp(`${unpacked}${name}.png`).webp({ lossless: true, effort: 6 }).toFile(`${stored}${name}.webp`),
      )
      const gone = namesIn(stored, '.webp').filter((name) => !drawn.includes(name))
      for (const name of gone) rmSync(`${stored}${name}.webp`)
    },
  }
}
