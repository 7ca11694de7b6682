import { rmSync } from 'node:fs'
import { startService } from './service.ts'

/** Makes database and demo content once for all journeys; each works on a copy. */
export default async (): Promise<() => void> => {
  const { dataFolder, pause } = await startService()
  await pause()
  process.env.JOURNEY_DATA = dataFolder
  return () => rmSync(dataFolder, { recursive: true, force: true })
}
