// Lists the migrations in migrations/released.json, as part of a release: from then on a test keeps each as it is.
import { findMigrations, readMigrations } from '../src/database/migrate.ts'
import { release } from '../src/database/released-migrations.ts'

const folder = findMigrations()
const migrations = await readMigrations(folder)
await release(folder, migrations)
process.stdout.write(`${migrations.length} migrations are released.\n`)
