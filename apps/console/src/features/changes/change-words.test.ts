import { expect, it } from 'vitest'
import { sayWeight } from './change-words.ts'

it.each([
  [{ weight: '600000' }, 'It can cost ₦600,000; one person decides up to ₦500,000.'],
  [{ weight: null }, 'Nothing bounds what it can cost; one person decides up to ₦500,000.'],
  [
    { weight: '2000', together: '501000' },
    'With what the same person decided alone in the last 24 hours it comes to ₦501,000; one person decides up to ₦500,000.',
  ],
])('says why a second person is asked: %o', (weighed, said) => {
  expect(sayWeight({ ...weighed, limit: '500000', currencyId: 1 }, 'campaigns').replace(/\.00\b/g, '')).toBe(
    said,
  )
})

it.each([
  [{ weight: '12' }, 'It moves what stood by 12 %; one person decides up to 10 %.'],
  [{ weight: null }, 'There is nothing to measure it against: that takes two people.'],
  [
    { weight: '6', together: '14' },
    'With what the same person moved alone in the last 24 hours it comes to 14 %; one person decides up to 10 %.',
  ],
])('says how far a limit moves: %o', (weighed, said) => {
  expect(sayWeight({ ...weighed, limit: '10', currencyId: null }, 'walletLimits')).toBe(said)
})
