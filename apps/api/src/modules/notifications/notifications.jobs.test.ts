import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('sweeps notifications of more than four hundred days, however many there are', async () => {
  const seller = await app.signUpUser()
  await app.database.asOwner(`
    insert into notifications (user_id, biz_type, title, content, created_at)
    select ${seller.id}, 1, 'A title', 'What happened.', now() - make_interval(days => case when n > 12000 then 399 else 401 end)
    from generate_series(1, 12010) n`)
  await app.planJobs()
  await app.runJobs()
  expect(await app.database.asOwner('select count(*)::int as kept from notifications')).toEqual([
    { kept: 10 },
  ])
})
