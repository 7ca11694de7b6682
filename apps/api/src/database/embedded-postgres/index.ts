export { defaultDataFolder } from './default-data-folder.ts'
export { type EmbeddedDatabase, type StartOptions, startDatabase } from './start-database.ts'
