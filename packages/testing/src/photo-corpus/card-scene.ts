import { blank, type Canvas, type Colour, fillCircle, fillRectangle } from './canvas.ts'
import type { Random } from './random.ts'

/** Width of a bank card, and of nearly every gift card, for a height of one. */
export const cardRatio = 1.586

export const luminance = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue

export const differenceOf = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const anyColour = (random: Random): Colour => [
  random.between(25, 235),
  random.between(25, 235),
  random.between(25, 235),
]

export const cardColours: readonly ((random: Random) => Colour)[] = [
  anyColour,
  anyColour,
  (random) => [random.between(232, 252), random.between(232, 252), random.between(228, 252)],
  (random) => [random.between(12, 50), random.between(12, 50), random.between(12, 55)],
]

/** A colour that can be read on `ground`. */
const inkOn = (ground: Colour, random: Random): Colour =>
  luminance(ground) > 128
    ? [random.between(0, 60), random.between(0, 60), random.between(0, 90)]
    : [random.between(200, 250), random.between(200, 250), random.between(190, 250)]

const writeLine = (
  card: Canvas,
  at: readonly [number, number, number, number],
  ink: Colour,
  random: Random,
) => {
  const [left, top, right, bottom] = at
  const stroke = Math.max(2, (bottom - top) / 5)
  for (let x = left; x < right - stroke * 3; x += stroke * random.between(3.4, 4.4)) {
    // A letter: two uprights, or one, and a bar between them.
    fillRectangle(card, [x, top, x + stroke, bottom], ink)
    if (random.chance(0.6)) fillRectangle(card, [x + stroke * 2, top, x + stroke * 3, bottom], ink)
    const bar = random.between(top, bottom - stroke)
    fillRectangle(card, [x, bar, x + stroke * 3, bar + stroke], ink)
    if (random.chance(0.15)) x += stroke * 3
  }
}

/**
 * A gift card from the front or the back, flat: ground, pattern, emblem, lines of text, and the strip with its code. For a
 * close look it is drawn `scale` times as large.
 */
export const drawCard = (ground: Colour, random: Random, scale: number): Canvas => {
  const height = 230
  const width = Math.round(height * cardRatio)
  const card = blank(width * scale, height * scale, ground, scale)
  const ink = inkOn(ground, random)
  const accent = anyColour(random)
  if (random.chance(0.4)) {
    for (let x = random.between(8, 60); x < width * 0.45; x += random.between(12, 50)) {
      fillRectangle(card, [x, 0, x + random.between(3, 20), height], random.chance(0.5) ? accent : ink)
    }
  }
  if (random.chance(0.7)) {
    const circle = [random.between(50, width - 50), random.between(40, 110), random.between(14, 38)] as const
    fillCircle(card, circle, accent)
    if (random.chance(0.5)) fillCircle(card, [circle[0], circle[1], circle[2] * 0.55], ink)
  }
  if (random.chance(0.2)) fillRectangle(card, [0, 18, width, 55], [20, 20, 22])
  const name = random.between(22, 44)
  writeLine(card, [width * 0.5, 70, width * random.between(0.75, 0.95), 70 + name], ink, random)
  for (let line = 0; line < random.between(1, 4); line++) {
    const top = 182 + line * 13
    writeLine(card, [24, top, width * random.between(0.4, 0.9), top + 8], ink, random)
  }
  const panel: Colour = [random.between(205, 245), random.between(205, 245), random.between(200, 240)]
  const left = width * random.between(0.08, 0.3)
  const right = left + width * random.between(0.5, 0.6)
  fillRectangle(card, [left, 125, right, 165], panel)
  writeLine(card, [left + 8, 134, right - 8, 155], inkOn(panel, random), random)
  return card
}

const plain = (colour: Colour) => (): Colour => colour

/** Value noise: random numbers at the crossings of a lattice, with smooth ways between them. */
const createLattice = (random: Random, cell: number) => {
  const values = Float32Array.from({ length: 64 * 64 }, () => random.between(-1, 1))
  const at = (x: number, y: number) => values[(y & 63) * 64 + (x & 63)]!
  return (pixelX: number, pixelY: number): number => {
    const [x, y] = [pixelX / cell, pixelY / cell]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [shareX, shareY] = [x - left, y - top]
    const upper = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX
    const lower = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}

type Ground = (x: number, y: number) => Colour

const lighter = ([red, green, blue]: Colour, by: number): Colour => [red + by, green + by, blue + by]

/** What a card lies on: a colour, a slope of light, wood, cloth. */
export const grounds: readonly ((colour: Colour, random: Random) => Ground)[] = [
  (colour) => plain(colour),
  (colour, random) => {
    const direction = random.between(0, Math.PI * 2)
    const slope = random.between(0.08, 0.2)
    return (x, y) => lighter(colour, (x * Math.cos(direction) + y * Math.sin(direction)) * slope)
  },
  (colour, random) => {
    const direction = random.between(0, Math.PI)
    const warp = createLattice(random, 60)
    const waves = Array.from(
      { length: 3 },
      () => [random.between(0.12, 0.7), random.between(2, 7), random.between(0, 6)] as const,
    )
    const plank = random.chance(0.4) ? random.between(60, 130) : Number.POSITIVE_INFINITY
    return (x, y) => {
      const across = x * Math.cos(direction) + y * Math.sin(direction)
      const bent = across + warp(x, y) * 5
      const grain = waves.reduce((sum, [pace, depth, from]) => sum + Math.sin(bent * pace + from) * depth, 0)
      const isJoint = Math.abs(across % plank) < 1.2
      return lighter(colour, isJoint ? grain - 40 : grain)
    }
  },
  (colour, random) => {
    const cloth = createLattice(random, random.between(2, 5))
    const depth = random.between(8, 24)
    return (x, y) => lighter(colour, cloth(x, y) * depth)
  },
]

export const groundColours: readonly ((random: Random) => Colour)[] = [
  (random) => {
    const grey = random.between(40, 225)
    return [grey + random.between(-12, 12), grey, grey + random.between(-12, 12)]
  },
  (random) => {
    const brown = random.between(70, 190)
    return [brown, brown * random.between(0.7, 0.85), brown * random.between(0.45, 0.65)]
  },
  anyColour,
]
