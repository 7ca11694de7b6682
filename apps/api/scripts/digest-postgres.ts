// Prints the digests of a PostgreSQL that npm packed, for `known-binaries.ts`: node scripts/digest-postgres.ts <folder>/native
import { digestOfBinaries } from '../src/database/embedded-postgres/digest-of-binaries.ts'

const [home] = process.argv.slice(2)
if (!home) throw new Error('Name the folder that holds bin and lib.')
const [programs, all] = [await digestOfBinaries(home, ['bin']), await digestOfBinaries(home, ['bin', 'lib'])]
process.stdout.write(`programs: '${programs}', all: '${all}'\n`)
