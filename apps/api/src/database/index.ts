import { defineModule } from '../module.ts'

export { columns, lookedUp, many } from './columns.ts'
export { type ConnectOptions, connect, type Database } from './connect.ts'
export { connectOne, type OneConnection } from './connect-one.ts'
export { crashPoint } from './crash-point.ts'
export { explainUnsafe, findUnsafeSettings } from './durability.ts'
export { defaultDataFolder, type EmbeddedDatabase, startDatabase } from './embedded-postgres/index.ts'
export { explainUnreachable } from './explain-unreachable.ts'
export { findIdentity } from './identity.ts'
export { ForeignDatabase, migrate } from './migrate.ts'
export { oneAtATime } from './one-at-a-time.ts'
export { type ReferenceRows, transitionRows, writeReferenceRows } from './reference-rows.ts'
export { SafeClient } from './safe-client.ts'
export {
  constraintOf,
  isConnectionLost,
  isLostUnderway,
  isTransient,
  isUndone,
  ledgerStates,
  retryAfterDistress,
  sqlStateOf,
} from './sql-error.ts'
export { type Statement, statement } from './statement.ts'
export type { Tables } from './tables.ts'
export { type Tx, transaction } from './transaction.ts'

export const databaseModule = defineModule({
  name: 'database',
  tables: ['starting_rows', 'schema_migrations'],
})
