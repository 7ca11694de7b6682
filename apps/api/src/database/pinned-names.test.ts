import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('every trigger that looks rows up finds them in `public`, whatever stands before it', async () => {
  const loose = await app.database.asOwner(`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prorettype = 'trigger'::regtype
      and p.prosrc ~* '\\m(from|join|update|into)\\s+[a-z_]+'
      and not coalesce(p.proconfig::text like '%search_path=public, pg_temp%', false)
    order by 1`)
  expect(loose).toEqual([])
})

it('so does every function that acts with the rights of its owner', async () => {
  const loose = await app.database.asOwner(`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and not coalesce(p.proconfig::text like '%search_path=%', false)
    order by 1`)
  expect(loose).toEqual([])
})
