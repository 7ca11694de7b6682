import { photoAddressMs } from '@kaadi/contract/constants'
import { aCardOrder } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { nextLook } from './next-look.ts'

const [card] = aCardOrder().cards
const photo = { uploadId: 'photo-1' as never, kind: 'front' as const, url: '/object/read?id=photo-1' }
const sent = [{ ...card!, photos: [photo] }]

it.each([10, 20, 21, 24] as const)(
  'asks for the pictures of a trade anew before their addresses end, in state %i',
  (orderStatus) => {
    const looks = nextLook(aCardOrder({ orderStatus, cards: sent }))
    expect(looks).toBeGreaterThan(photoAddressMs / 2)
    expect(looks).toBeLessThan(photoAddressMs)
  },
)

it('leaves alone a trade that has ended and shows no picture', () => {
  const cards = [{ ...card!, photos: [] }]
  expect(nextLook(aCardOrder({ orderStatus: 10, cards, evidence: [] }))).toBe(false)
})

it.each([1, 30] as const)('follows a trade that moves, in state %i', (orderStatus) => {
  expect(nextLook(aCardOrder({ orderStatus, cards: sent }))).toBe(30_000)
})
