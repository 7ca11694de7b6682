import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { endpointList } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectDescriptions } from '../../scripts/build-descriptions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import descriptions from './generated/descriptions.json' with { type: 'json' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Operation {
  summary: string
  description?: string
  security: object[]
  responses: Record<string, unknown>
}

describe('the OpenAPI document', () => {
  it('has every call of the contract, with who may call and how it fails', async () => {
    const document = (await app.http.inject({ url: '/api/openapi.json' })).json<{
      openapi: string
      paths: Record<string, Record<string, Operation>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    for (const { name, endpoint } of endpointList) {
      const operation = document.paths[withApiPrefix(endpoint.path)]?.[endpoint.method.toLowerCase()]
      expect(operation, name).toMatchObject({ summary: endpoint.summary })
      expect(Object.keys(operation!.responses), name).toContain('200')
      if (endpoint.auth === 'operator') expect(operation!.security).toEqual([{ operatorToken: [] }])
    }
  })

  it('is a good one, as its own linter sees it', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaadi-openapi-'))
    try {
      const file = join(folder, 'openapi.json')
      await writeFile(file, (await app.http.inject({ url: '/api/openapi.json' })).body)
      const lint = await promisify(execFile)(
        process.execPath,
        [linter(), 'lint', file, '--extends=recommended', '--format=json'],
        {
          cwd: folder,
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      ).catch((error: { stdout: string }) => error)
      const { problems } = JSON.parse(lint.stdout) as { problems: { message: string; location: unknown }[] }
      expect(problems).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says what the editor says', () => {
    const contract = join(import.meta.dirname, '../../../../packages/contract/src')
    expect(descriptions, 'Run: node -C @kaadi/source scripts/build-descriptions.ts').toEqual(
      collectDescriptions(contract),
    )
  })
})

it('the reference page shows every call without a script', async () => {
  const page = await app.http.inject({ url: '/reference' })
  for (const { name } of endpointList) expect(page.body).toContain(`id="${name}"`)
  expect(page.body).not.toContain('<script')
  expect((await app.http.inject({ url: '/reference.css' })).headers['content-type']).toContain('text/css')
})

function linter(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
  return join(dirname(manifest), 'bin', 'cli.js')
}
