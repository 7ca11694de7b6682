import { type CorpusFault, type CorpusPhoto, photoCorpus } from '@kaadi/testing/photo-corpus'
import { describe, expect, it } from 'vitest'
import { findPhotoFaults, measuredEdge, type PhotoFaults, type PhotoPixels } from './index.ts'

/** Thresholds were chosen on seeds 1 and 2. What is asked here was in neither. */
const heldOut = 20_261_128

const faultOf = {
  blurred: 'isBlurred',
  glare: 'hasGlare',
  cut: 'isCut',
  dark: 'isDark',
  empty: 'isEmpty',
} as const
const names = Object.keys(faultOf) as (keyof typeof faultOf)[]

interface Seen {
  readonly photo: CorpusPhoto
  readonly faults: PhotoFaults
}

let spentMs = 0
let looks = 0
const look = (photo: CorpusPhoto): Seen => {
  const from = performance.now()
  const faults = findPhotoFaults(photo)
  spentMs += performance.now() - from
  looks++
  return { photo, faults }
}
const shareOf = (list: readonly Seen[], has: (seen: Seen) => boolean): number =>
  list.filter(has).length / list.length
const corpusOf = (fault: CorpusFault, count: number): Seen[] =>
  [...photoCorpus({ seed: heldOut, fault, count })].map(look)

describe('photos of made-up cards', () => {
  it('are blamed for their faults, nine in ten of each, and for none that they do not have, nine in ten of all', () => {
    const clean = corpusOf('none', 80)
    const rows = names.map((name) => {
      const faulty = corpusOf(name, 30)
      return {
        fault: name,
        recall: shareOf(faulty, ({ faults }) => faults[faultOf[name]]),
        falseAlarms: shareOf(clean, ({ faults }) => faults[faultOf[name]]),
      }
    })
    const blamed = shareOf(clean, ({ faults }) => Object.values(faults).some(Boolean))
    // Read by whoever changes a threshold; time is shown and not judged, since it is the machine's.
    const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6)
    const lines = rows.map(
      ({ fault, recall, falseAlarms }) =>
        `${fault.padEnd(8)} found ${percent(recall)}, blamed ${percent(falseAlarms)}`,
    )
    const time = `${(spentMs / looks).toFixed(1)} ms a photo of ${measuredEdge} pixels`
    process.stdout.write([...lines, `any      blamed ${percent(blamed)}`, time, ''].join('\n'))
    for (const { fault, recall } of rows) expect(recall, `recall of ${fault}`).toBeGreaterThanOrEqual(0.9)
    expect(blamed).toBeLessThanOrEqual(0.1)
  }, 60_000)

  it('are the same for the same seed', () => {
    const [one] = photoCorpus({ seed: 3, fault: 'glare', count: 1 })
    const [again] = photoCorpus({ seed: 3, fault: 'glare', count: 1 })
    const [other] = photoCorpus({ seed: 4, fault: 'glare', count: 1 })
    expect(again!.data).toEqual(one!.data)
    expect(other!.data).not.toEqual(one!.data)
  })
})

const filled = (width: number, height: number, level: number): PhotoPixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(level),
})

it('finds nothing on a white sheet but that it is empty', () => {
  const faults = { isBlurred: false, hasGlare: false, isCut: false, isDark: false, isEmpty: true }
  expect(findPhotoFaults(filled(300, 200, 255))).toEqual(faults)
})

it('finds a black photo dark and empty', () => {
  expect(findPhotoFaults(filled(300, 200, 4))).toMatchObject({
    isDark: true,
    isEmpty: true,
    isBlurred: false,
  })
})

it.each([
  [1, 1],
  [2, 300],
  [12, 12],
])('takes a photo of %i × %i pixels', (width, height) => {
  expect(findPhotoFaults(filled(width, height, 120))).toMatchObject({ isEmpty: true })
})

it('measures a large photo on a small copy: the same is found', () => {
  const [photo] = photoCorpus({ seed: 5, fault: 'dark', count: 1 })
  const { width, height, data } = photo!
  const large = filled(width * 3, height * 3, 0)
  for (let at = 0; at < large.data.length; at++) {
    const [pixel, channel] = [at >> 2, at & 3]
    const [x, y] = [Math.floor((pixel % large.width) / 3), Math.floor(pixel / large.width / 3)]
    large.data[at] = data[(y * width + x) * 4 + channel]!
  }
  expect(findPhotoFaults(large)).toEqual(findPhotoFaults(photo!))
})
