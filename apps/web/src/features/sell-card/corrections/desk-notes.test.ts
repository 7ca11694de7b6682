import { aCardOrder } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { deskNotes } from './desk-notes.ts'

const photoOf = (kind: 'front' | 'back' | 'receipt' | 'evidence') => ({
  uploadId: `photo-${kind}` as never,
  kind,
  url: '/object/read',
})
const card = { ...aCardOrder().cards[0]!, photos: [photoOf('front'), photoOf('back')] }
const noteOn = (kind: Parameters<typeof photoOf>[0], note: string, cardId: string = card.cardId) => ({
  id: `${kind}-${note}`,
  cardId,
  note,
  hash: 'a'.repeat(64),
  photo: photoOf(kind),
  time: '2026-11-20T10:00:00.000Z',
})
const notes = (...given: Parameters<typeof deskNotes>) =>
  deskNotes(...given).map(({ note, kind }) => [kind, note])

it('gives the words about each photo that is taken again, with the photo', () => {
  const evidence = [noteOn('back', 'The code is out of the picture'), noteOn('front', 'Blurred')]
  expect(notes(card, evidence, ['front', 'back'])).toEqual([
    ['back', 'The code is out of the picture'],
    ['front', 'Blurred'],
  ])
})

it('leaves out what is about a photo that is fine, another card, or says nothing', () => {
  const evidence = [noteOn('front', 'Fine'), noteOn('back', 'Of another', 'card-9'), noteOn('back', ' ')]
  expect(notes(card, evidence, ['back'])).toEqual([])
})

it('gives the words beside a picture of the desk’s own', () => {
  expect(notes(card, [noteOn('evidence', 'The last 4 digits are covered')], ['back'])).toEqual([
    [undefined, 'The last 4 digits are covered'],
  ])
})
