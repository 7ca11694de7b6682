import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { checkInvariants } from '../invariants/index.ts'
import { outboxInvariants } from './outbox.invariants.ts'
import { publishUserEvents } from './user-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const events = 4_000
const seed = () =>
  app.database.asOwner(`
    insert into user_event_heads (user_id, seq) select u, ${events} from generate_series(1, 3) u;
    insert into user_events (user_id, seq, topic, payload, created_at)
    select u, n, 'a', '{}', now() - interval '40 days' + n * interval '1 second' from generate_series(1, 3) u,
      generate_series(1, ${events}) n;
    update user_events set created_at = now() where user_id = 2 and seq > 1000;
    update user_events set created_at = now() where user_id = 3 and seq = 11`)
const left = () =>
  app.database.asOwner(`
    select h.user_id::int as user, h.swept::int, count(e.seq)::int as events from user_event_heads h
    left join user_events e using (user_id) group by 1, 2 order by 1`)
const unsound = async () =>
  (await checkInvariants(app.database.asOwner, outboxInvariants)).filter(({ rows }) => rows.length > 0)

it('takes away old events from the first one on and leaves no gap', async () => {
  await seed()
  await app.planJobs()
  await app.runJobs()
  expect(await left()).toEqual([
    { user: 1, swept: events, events: 0 },
    { user: 2, swept: 1_000, events: events - 1_000 },
    { user: 3, swept: 10, events: events - 10 },
  ])
  expect(await unsound()).toEqual([])
  await publishUserEvents(app.database.db, [{ userId: 1n, topic: 'a', payload: {} }])
  expect(await unsound()).toEqual([])
})

it('is found out where an event is missing beside those that were swept', async () => {
  await app.database.asOwner('delete from user_events where user_id = 2 and seq = 1001')
  expect(await unsound()).toMatchObject([{ id: 'I37' }])
})
