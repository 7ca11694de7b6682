import { digestOfBinaries } from './digest-of-binaries.ts'

interface Known {
  /** Of what is run. */
  readonly programs: string
  /** Of programs and libraries. */
  readonly all: string
}

const darwin: Known = {
  programs: 'ebed2aba9175d46ef476fdb05301968efa9ee341e0676e2226d2c6bb02c547d8',
  all: '3bbb645c5ffc8f93541e12f9274098012542d469df9f38c7c299a2cb475fc7e5',
}

/** What was looked at and tested, by platform and version. `scripts/digest-postgres.ts` prints the line of another one. */
export const knownBinaries: Readonly<Record<string, Known>> = {
  'darwin-arm64 18.4.0-beta.17': darwin,
  'darwin-x64 18.4.0-beta.17': darwin,
  'linux-arm64 18.4.0-beta.17': {
    programs: '4883f1833eaffca1d9ce53455c62b4ee0ca204491e203ed7f10dcecdc247e1b2',
    all: '603476ce3255fef83c6cf2e5cdb1340b16f32902304822b2c6dce1fcee63eb67',
  },
  'linux-x64 18.4.0-beta.17': {
    programs: '8a80a43a685ee1d2f366bff59f4b0c9fb921209f2b8b23f3a18b2e33c8079aa6',
    all: '44deceeeb4da3210fbd043072de5fb997f19b58fef2ee08d6e6494563ceec764',
  },
}

/** Refuses binaries that are not those that were tested: another release, or files that somebody changed. */
export async function requireKnownBinaries(home: string, name: string): Promise<void> {
  const known = knownBinaries[name]
  if (known && (await digestOfBinaries(home, ['bin', 'lib'])) === known.all) return
  throw new Error(
    `PostgreSQL's programs (${name}) are not the ones that this service was tested with. Install again (rm -rf node_modules && npm start), or set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Whether the programs are as they were when they were copied: looked at before each start. */
export const areProgramsKnown = async (home: string, name: string): Promise<boolean> =>
  (await digestOfBinaries(home, ['bin'])) === knownBinaries[name]?.programs
