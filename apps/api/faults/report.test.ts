import { expect, it } from 'vitest'
import { playPart } from './play-part.ts'
import { formatReport } from './report.ts'
import type { FaultService } from './stage/fault-service.ts'

const play = { seed: 7, seconds: 1, isShort: true, log: () => undefined }
const stage = {
  openService: () => Promise.reject(new Error('none')),
  remove: async () => undefined,
  breakOff: async () => undefined,
}

it('shows what was done, what was found and how to play it again', () => {
  const text = formatReport(
    [
      { name: 'signals', row: { did: '8 stops', faults: [] }, seconds: 12.3 },
      { name: 'races', row: { did: '20 rounds', faults: ['An order was paid twice.'] }, seconds: 4 },
      { name: 'full disk', row: { did: '–', faults: [], skipped: 'It needs root.' }, seconds: 0 },
    ],
    7,
  )
  expect(text).toBe(
    `part       result    seconds  what was done
signals    passed    12       8 stops
races      1 faults  4        20 rounds
full disk  skipped   0        –

races: An order was paid twice.
full disk was skipped: It needs root.

Again: --seed 7`,
  )
})

it('takes a part that breaks off, or leaves something behind, for a fault', async () => {
  const breaking = { name: 'races', run: () => Promise.reject(new Error('no order')) }
  expect((await playPart(breaking, { ...play, stage })).row.faults[0]).toContain('no order')
  const left = { remove: () => Promise.reject(new Error('it stayed')) } as unknown as FaultService
  const leaving = await playPart(
    {
      name: 'races',
      run: async ({ openService }) => {
        await openService()
        return { did: 'nothing', faults: [] }
      },
    },
    { ...play, stage: { ...stage, openService: async () => left } },
  )
  expect(leaving.row.faults).toEqual(['it stayed'])
})

it('gives each part a chance of its own that comes again', async () => {
  const drawn: number[] = []
  const drawing = (name: string) => ({
    name,
    run: async ({ random }: { random: () => number }) => {
      drawn.push(random())
      return { did: '', faults: [] }
    },
  })
  for (const name of ['races', 'signals', 'races']) await playPart(drawing(name), { ...play, stage })
  expect(drawn[0]).toBe(drawn[2])
  expect(drawn[0]).not.toBe(drawn[1])
})
