/** A picture in colour while it is made: three numbers from 0 to 255 a pixel, which may be past them for a while. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
  /** Pixels to a unit of what is drawn on it. */
  readonly scale: number
}

export type Colour = readonly [red: number, green: number, blue: number]

export const blank = (width: number, height: number, colour: Colour = [0, 0, 0], scale = 1): Canvas => {
  const data = new Float32Array(width * height * 3)
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 3]!
  return { width, height, data, scale }
}

export const fillRectangle = (
  { width, height, data, scale }: Canvas,
  corners: readonly [left: number, top: number, right: number, bottom: number],
  colour: Colour,
): void => {
  const [left, top, right, bottom] = corners.map((corner) => corner * scale) as [
    number,
    number,
    number,
    number,
  ]
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y++) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x++) {
      data.set(colour, (y * width + x) * 3)
    }
  }
}

export const fillCircle = (
  { width, height, data, scale }: Canvas,
  circle: readonly [middleX: number, middleY: number, radius: number],
  colour: Colour,
): void => {
  const [middleX, middleY, radius] = circle.map((one) => one * scale) as [number, number, number]
  for (let y = Math.max(0, Math.ceil(middleY - radius)); y < Math.min(height, middleY + radius); y++) {
    for (let x = Math.max(0, Math.ceil(middleX - radius)); x < Math.min(width, middleX + radius); x++) {
      if (Math.hypot(x - middleX, y - middleY) < radius) data.set(colour, (y * width + x) * 3)
    }
  }
}

/** Each pixel becomes the weighted mean of what lies along a step of (x, y) beside it. */
const smear = (canvas: Canvas, weights: readonly number[], stepX: number, stepY: number): void => {
  const { width, height, data } = canvas
  const source = data.slice()
  data.fill(0)
  const half = (weights.length - 1) / 2
  weights.forEach((weight, index) => {
    const [offsetX, offsetY] = [Math.round((index - half) * stepX), Math.round((index - half) * stepY)]
    for (let y = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + offsetY)) * width
      for (let x = 0, to = y * width * 3; x < width; x++, to += 3) {
        const from = (row + Math.min(width - 1, Math.max(0, x + offsetX))) * 3
        data[to]! += source[from]! * weight
        data[to + 1]! += source[from + 1]! * weight
        data[to + 2]! += source[from + 2]! * weight
      }
    }
  })
}

const evened = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Out of focus: a bell of `sigma` pixels. */
export const defocus = (canvas: Canvas, sigma: number): void => {
  const reach = Math.max(1, Math.round(sigma * 2.2))
  const bell = evened(
    Array.from({ length: reach * 2 + 1 }, (_, index) => Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2))),
  )
  smear(canvas, bell, 1, 0)
  smear(canvas, bell, 0, 1)
}

/** Moved by `length` pixels while the shutter was open, in a direction in radians. */
export const shake = (canvas: Canvas, length: number, direction: number): void => {
  const steps = Math.max(3, Math.round(length) | 1)
  const even = evened(Array.from({ length: steps }, () => 1))
  smear(canvas, even, Math.cos(direction), Math.sin(direction))
}
