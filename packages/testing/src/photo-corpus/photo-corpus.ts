import { blank, type Canvas, defocus, shake } from './canvas.ts'
import { cardColours, cardRatio, differenceOf, drawCard, groundColours, grounds } from './card-scene.ts'
import { createRandom, type Random } from './random.ts'

/** What is wrong with a photo of the corpus. */
export type CorpusFault = 'none' | 'blurred' | 'glare' | 'cut' | 'dark' | 'empty'

/** A photo with its label: pixels as a browser's canvas gives them, four bytes each. */
export interface CorpusPhoto {
  readonly fault: CorpusFault
  /** What kind of it: `shaken, 9 pixels`. */
  readonly variant: string
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

type Point = readonly [x: number, y: number]
type Corners = readonly [Point, Point, Point, Point]

const longEdge = 384
const shortEdge = 288

const turnedCard = (random: Random, cardWidth: number): Corners => {
  const angle = (random.between(-15, 15) * Math.PI) / 180
  const [halfX, halfY] = [cardWidth / 2, cardWidth / cardRatio / 2]
  const lean = cardWidth * 0.025
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([signX, signY]) => {
    const x = signX * halfX + random.between(-lean, lean)
    const y = signY * halfY + random.between(-lean, lean)
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as Point
  }) as unknown as Corners
}

const move = (corners: Corners, x: number, y: number): Corners =>
  corners.map(([cornerX, cornerY]) => [cornerX + x, cornerY + y] as Point) as unknown as Corners

const extent = (corners: Corners, axis: 0 | 1): readonly [number, number] => {
  const values = corners.map((corner) => corner[axis])
  return [Math.min(...values), Math.max(...values)]
}

/** A card wholly in the frame, at least two hundredths of its edge from it. */
const placeInside = (random: Random, width: number, height: number): Corners => {
  for (;;) {
    const corners = turnedCard(random, width * random.between(0.55, 0.95))
    const [left, right] = extent(corners, 0)
    const [top, bottom] = extent(corners, 1)
    const margin = width * 0.02
    const [roomX, roomY] = [width - margin * 2 - (right - left), height - margin * 2 - (bottom - top)]
    if (roomX < 0 || roomY < 0) continue
    return move(corners, margin - left + random.between(0, roomX), margin - top + random.between(0, roomY))
  }
}

/** A card of which `share` of its width or height is outside, at one side or at two that meet. */
const placeCut = (random: Random, width: number, height: number, share: number, sides: 1 | 2): Corners => {
  for (;;) {
    const corners = turnedCard(random, width * random.between(0.6, 0.9))
    const [left, right] = extent(corners, 0)
    const [top, bottom] = extent(corners, 1)
    const [sizeX, sizeY] = [right - left, bottom - top]
    if (sizeX > width * 0.96 || sizeY > height * 0.96) continue
    const inside = (size: number, room: number) => random.between(room * 0.02, room * 0.98 - size)
    const outside = (size: number, room: number) =>
      random.chance(0.5) ? -size * share : room - size * (1 - share)
    const cutX = sides === 2 || random.chance(0.5)
    const x = cutX ? outside(sizeX, width) : inside(sizeX, width)
    const y = !cutX || sides === 2 ? outside(sizeY, height) : inside(sizeY, height)
    return move(corners, x - left, y - top)
  }
}

/** The plane's map from the corners of a picture to those of the card, as nine numbers. */
const inverseMap = (corners: Corners): readonly number[] => {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

const outsideOf = (u: number, v: number): number => {
  const radius = 0.06
  const x = Math.abs(u - cardRatio / 2) - cardRatio / 2 + radius
  const y = Math.abs(v - 0.5) - 0.5 + radius
  return Math.min(Math.max(x, y), 0) + Math.hypot(Math.max(x, 0), Math.max(y, 0)) - radius
}

/** Lays the card on the picture, with its shadow. */
const lay = (picture: Canvas, card: Canvas, corners: Corners, random: Random): void => {
  const { width, height, data } = picture
  const map = inverseMap(corners)
  const edge = Math.hypot(corners[3][0] - corners[0][0], corners[3][1] - corners[0][1])
  const depth = random.between(0, 0.4)
  const reach = random.between(3, 12)
  const [shadowX, shadowY] = [random.between(-4, 4), random.between(-4, 4)]
  // On the card: across from 0 to its ratio, down from 0 to 1. Plain numbers: this runs for every pixel.
  const scaleAt = (x: number, y: number) => map[6]! * x + map[7]! * y + map[8]!
  const acrossAt = (x: number, y: number) =>
    ((map[0]! * x + map[1]! * y + map[2]!) / scaleAt(x, y)) * cardRatio
  const downAt = (x: number, y: number) => (map[3]! * x + map[4]! * y + map[5]!) / scaleAt(x, y)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      const u = acrossAt(x, y)
      const v = downAt(x, y)
      const away = outsideOf(u, v) * edge
      const cover = Math.min(1, Math.max(0, 0.5 - away))
      if (cover < 1 && away < reach * 4) {
        const [fromX, fromY] = [x - shadowX, y - shadowY]
        const out = Math.max(0, outsideOf(acrossAt(fromX, fromY), downAt(fromX, fromY)) * edge) / reach
        const share = 1 - depth * Math.exp(-out * out)
        for (let channel = 0; channel < 3; channel++) data[to + channel]! *= share
      }
      if (cover === 0) continue
      const cardX = Math.min(card.width - 1.001, Math.max(0, (u / cardRatio) * card.width - 0.5))
      const cardY = Math.min(card.height - 1.001, Math.max(0, v * card.height - 0.5))
      const left = Math.floor(cardX)
      const top = Math.floor(cardY)
      const shareX = cardX - left
      const shareY = cardY - top
      const from = (top * card.width + left) * 3
      const below = from + (top < card.height - 1 ? card.width * 3 : 0)
      const aside = left < card.width - 1 ? 3 : 0
      for (let channel = 0; channel < 3; channel++) {
        const upper = card.data[from + channel]! * (1 - shareX) + card.data[from + aside + channel]! * shareX
        const lower =
          card.data[below + channel]! * (1 - shareX) + card.data[below + aside + channel]! * shareX
        const colour = upper * (1 - shareY) + lower * shareY
        data[to + channel] = data[to + channel]! * (1 - cover) + colour * cover
      }
    }
  }
}

/** Uneven light over the whole scene, and now and then the soft shadow of whoever takes the photo. */
const light = ({ width, height, data }: Canvas, random: Random): void => {
  const direction = random.between(0, Math.PI * 2)
  const slope = random.between(0, 0.15)
  const exposure = random.between(0.85, 1.04)
  const hasShadow = random.chance(0.3)
  const shadow = {
    direction: random.between(0, Math.PI * 2),
    from: random.between(-0.3, 0.3),
    soft: random.between(12, 50),
    depth: random.between(0.15, 0.35),
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [awayX, awayY] = [x - width / 2, y - height / 2]
      const along = (awayX * Math.cos(direction) + awayY * Math.sin(direction)) / width
      let share = exposure * (1 + along * slope)
      if (hasShadow) {
        const into =
          awayX * Math.cos(shadow.direction) + awayY * Math.sin(shadow.direction) - shadow.from * width
        share *= 1 - shadow.depth / (1 + Math.exp(-into / (shadow.soft / 4)))
      }
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) data[to + channel]! *= share
    }
  }
}

/** A lamp in the plastic: a core that is burnt out, and a halo that fades. */
const shine = (
  { width, height, data }: Canvas,
  [middleX, middleY]: Point,
  strength: number,
  random: Random,
) => {
  const radius = width * random.between(0.05, 0.1)
  const stretch = random.between(0.6, 1)
  const turn = random.between(0, Math.PI)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x - middleX) * Math.cos(turn) + (y - middleY) * Math.sin(turn)
      const across = (y - middleY) * Math.cos(turn) - (x - middleX) * Math.sin(turn)
      const away = (along / radius) ** 2 + (across / (radius * stretch)) ** 2
      const added = strength * Math.exp(-away / 2)
      if (added < 0.5) continue
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) data[to + channel]! += added
    }
  }
}

const dim = ({ data }: Canvas, share: number): void => {
  for (let at = 0; at < data.length; at++) data[at]! *= share
}

/** What the sensor and the codec add: grain, and squares of eight pixels that are a little off. */
const develop = ({ width, height, data }: Canvas, grain: number, random: Random): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const across = Math.ceil(width / 8)
  const squares = Float32Array.from({ length: across * Math.ceil(height / 8) }, () =>
    random.between(-1.5, 1.5),
  )
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = (y * width + x) * 4
      const shared = random.noise() * grain + squares[(y >> 3) * across + (x >> 3)]!
      for (let channel = 0; channel < 3; channel++) {
        // A sensor that is burnt out has no grain there.
        const value = Math.min(255, data[from + channel]!)
        const share = value >= 255 ? 0 : 1
        pixels[to + channel] = value + (shared + random.noise() * grain * 0.5) * share
      }
      pixels[to + 3] = 255
    }
  }
  return pixels
}

interface Plan {
  readonly fault: CorpusFault
  readonly variant: string
  readonly place: 'inside' | 'closeUp' | 'nowhere' | { readonly cut: number; readonly sides: 1 | 2 }
  readonly spoil?: (picture: Canvas, corners: Corners, random: Random) => void
  /** Grain of the sensor in levels, where it is not that of daylight. */
  readonly grain?: number
}

const blurs: readonly Plan[] = [
  ...[1.7, 2.3, 3.2].map(
    (sigma): Plan => ({
      fault: 'blurred',
      variant: `out of focus, ${sigma} pixels`,
      place: 'inside',
      spoil: (picture) => defocus(picture, sigma),
    }),
  ),
  ...[7, 10, 14].map(
    (length): Plan => ({
      fault: 'blurred',
      variant: `shaken, ${length} pixels`,
      place: 'inside',
      spoil: (picture, _, random) => shake(picture, length, random.between(0, Math.PI)),
    }),
  ),
]

const glares = [280, 380, 520].map(
  (strength): Plan => ({
    fault: 'glare',
    variant: `a lamp of ${strength}`,
    place: 'inside',
    spoil: (picture, [from, , to], random) => {
      const [alongX, alongY] = [random.between(0.25, 0.75), random.between(0.25, 0.75)]
      const middle: Point = [from[0] + (to[0] - from[0]) * alongX, from[1] + (to[1] - from[1]) * alongY]
      shine(picture, middle, strength, random)
    },
  }),
)

const cuts = ([1, 2] as const).flatMap((sides) =>
  [0.08, 0.15, 0.3].map(
    (cut): Plan => ({
      fault: 'cut',
      variant: `${cut} outside at ${sides === 1 ? 'one side' : 'two sides'}`,
      place: { cut, sides },
    }),
  ),
)

const darks = [0.26, 0.18, 0.11].map(
  (share): Plan => ({
    fault: 'dark',
    variant: `${share} of the light`,
    place: 'inside',
    spoil: (picture) => dim(picture, share),
    grain: 4,
  }),
)

const empties: readonly Plan[] = [
  { fault: 'empty', variant: 'a table', place: 'nowhere' },
  {
    fault: 'empty',
    variant: 'a table out of focus',
    place: 'nowhere',
    spoil: (picture) => defocus(picture, 3),
  },
  {
    fault: 'empty',
    variant: 'the inside of a pocket',
    place: 'nowhere',
    spoil: (picture) => dim(picture, 0.05),
  },
]

const clean: readonly Plan[] = [
  { fault: 'none', variant: 'a whole card', place: 'inside' },
  { fault: 'none', variant: 'a whole card', place: 'inside' },
  { fault: 'none', variant: 'a whole card', place: 'inside' },
  { fault: 'none', variant: 'a whole card', place: 'inside' },
  { fault: 'none', variant: 'a close look at the code', place: 'closeUp' },
]

const sceneOf = (plan: Plan, random: Random): CorpusPhoto => {
  const isUpright = random.chance(0.25)
  const [width, height] = isUpright ? [shortEdge, longEdge] : [longEdge, shortEdge]
  const picture = blank(width, height)
  const table = random.pick(groundColours)(random)
  const ground = random.pick(grounds)(table, random)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = ground(pixel % width, Math.floor(pixel / width))
    for (let channel = 0; channel < 3; channel++) picture.data[pixel * 3 + channel] = colour[channel]!
  }
  let corners: Corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  if (plan.place !== 'nowhere') {
    let colour = random.pick(cardColours)(random)
    // A card of the colour of its table has no outline that anybody could see.
    while (differenceOf(colour, table) < 60) colour = random.pick(cardColours)(random)
    const card = drawCard(colour, random, plan.place === 'closeUp' ? 3 : 1)
    if (plan.place === 'inside') corners = placeInside(random, width, height)
    else if (plan.place === 'closeUp') {
      corners = move(
        turnedCard(random, width * random.between(1.9, 2.4)),
        width * random.between(0.4, 0.6),
        height * random.between(0.35, 0.5),
      )
    } else corners = placeCut(random, width, height, plan.place.cut, plan.place.sides)
    lay(picture, card, corners, random)
  }
  light(picture, random)
  plan.spoil?.(picture, corners, random)
  // No lens and no smaller copy is without any softness.
  if (plan.fault !== 'blurred') defocus(picture, random.between(0.35, 0.6))
  const data = develop(picture, plan.grain ?? random.between(1, 5), random)
  return { fault: plan.fault, variant: plan.variant, width, height, data }
}

const plansOf: Readonly<Record<CorpusFault, readonly Plan[]>> = {
  none: clean,
  blurred: blurs,
  glare: glares,
  cut: cuts,
  dark: darks,
  empty: empties,
}

export interface CorpusRequest {
  readonly seed: number
  readonly fault: CorpusFault
  readonly count: number
}

/**
 * Photos of made-up gift cards, all with one fault or none, its kinds and strengths in turn. The longer edge has 384
 * pixels. The same seed gives the same photos.
 */
export function* photoCorpus({ seed, fault, count }: CorpusRequest): Generator<CorpusPhoto> {
  const plans = plansOf[fault]
  for (let index = 0; index < count; index++) {
    const faultSeed = Object.keys(plansOf).indexOf(fault) * 1_000_003
    yield sceneOf(plans[index % plans.length]!, createRandom(seed * 7_919 + faultSeed + index * 101))
  }
}
