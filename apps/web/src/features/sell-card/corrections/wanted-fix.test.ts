import { aCardOrder } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { wantedFix } from './wanted-fix.ts'

const [card] = aCardOrder().cards
const photo = (kind: 'front' | 'back' | 'receipt') => ({
  uploadId: kind as never,
  kind,
  url: `/object/read?id=${kind}`,
})
const returned = (code: number, over: Partial<NonNullable<typeof card>> = {}) => ({
  ...card!,
  photos: [photo('front'), photo('back')],
  reason: { code, text: '', nextStep: '', correctable: true },
  ...over,
})

it('asks for the photos of the card that were sent', () => {
  expect(wantedFix(returned(101), [])).toEqual({ kinds: ['front', 'back'], code: false })
  expect(wantedFix(returned(101, { photos: [photo('back'), photo('receipt')] }), []).kinds).toEqual(['back'])
})

it('asks for the receipt alone where the receipt is what is wrong', () => {
  expect(wantedFix(returned(104), [])).toEqual({ kinds: ['receipt'], code: false })
  expect(wantedFix(returned(105, { maskedCode: '•••3N' }), [])).toEqual({ kinds: ['receipt'], code: false })
})

it('asks for code or photo where the two differ', () => {
  expect(wantedFix(returned(103, { maskedCode: '•••3N' }), [])).toEqual({
    kinds: ['front', 'back'],
    code: true,
  })
  expect(wantedFix(returned(102, { maskedCode: '•••3N', photos: [] }), [])).toEqual({ kinds: [], code: true })
})

it('offers everything for a reason of a later release', () => {
  const all = returned(999, { maskedCode: '•••3N', photos: [photo('front'), photo('receipt')] })
  expect(wantedFix(all, [])).toEqual({ kinds: ['front', 'receipt'], code: true })
})
