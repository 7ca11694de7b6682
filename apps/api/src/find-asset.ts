import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds a file of `assets/`: sources and the built service lie at different depths below the folder that holds it. */
export function findAsset(name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'assets', name)
    if (existsSync(found)) return found
  }
  throw new Error(`The file assets/${name} is missing from this installation.`)
}
