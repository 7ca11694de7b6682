import { expect, it } from 'vitest'
import { unreadWords } from './unread-words.ts'

it('says that there may be more from where the service stops counting', () => {
  expect([1, 999, 1_000].map(unreadWords)).toEqual(['1 unread', '999 unread', '1000+ unread'])
})
