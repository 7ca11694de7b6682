import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../src/database/index.ts'
import { migrateService } from '../src/migrate-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server's own database; a test makes its own by `createTestDatabase`. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-test-'))
  await chmod(folder, 0o711)
  const cleanUp = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await startDatabase({ dataFolder: join(folder, 'postgres'), log: () => undefined })
    const stop = async () => {
      await server.stop()
      await cleanUp()
    }
    await makeTemplate(server.url).catch(async (error) => {
      await stop()
      throw error
    })
    project.provide('postgresUrl', server.url)
    return stop
  } catch (error) {
    await cleanUp()
    throw error
  }
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create database template_kaadi')
    const template = new URL(url)
    template.pathname = '/template_kaadi'
    await migrateService({ url: template.href })
  } finally {
    await client.end()
  }
}
