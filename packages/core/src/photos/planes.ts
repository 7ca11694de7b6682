/** Pixels as a browser's canvas gives them (`ImageData`): red, green, blue and opacity, a byte each, row by row. */
export interface PhotoPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** One number a pixel, from 0 to 255. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** A photo in its three colours. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
}

/** Pixels of the longer edge that is measured: a larger photo is made smaller first, which bounds the work. */
export const measuredEdge = 384

/** Makes a photo smaller by a whole factor, each pixel the mean of those that it stands for. */
export const shrinkPixels = ({ width, height, data }: PhotoPixels, factor: number): Planes => {
  const [across, down] = [Math.floor(width / factor), Math.floor(height / factor)]
  const red = new Float32Array(across * down)
  const green = new Float32Array(across * down)
  const blue = new Float32Array(across * down)
  const share = 1 / factor ** 2
  for (let y = 0; y < down * factor; y++) {
    const row = Math.floor(y / factor) * across
    for (let x = 0; x < across * factor; x++) {
      const to = row + Math.floor(x / factor)
      const from = (y * width + x) * 4
      red[to]! += data[from]! * share
      green[to]! += data[from + 1]! * share
      blue[to]! += data[from + 2]! * share
    }
  }
  return { width: across, height: down, red, green, blue }
}

/** Half as wide and half as high. */
export const halve = (plane: Plane): Plane => {
  const [width, height] = [plane.width >> 1, plane.height >> 1]
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * 2 * plane.width + x * 2
      const { values: old } = plane
      values[y * width + x] =
        (old[from]! + old[from + 1]! + old[from + plane.width]! + old[from + plane.width + 1]!) / 4
    }
  }
  return { width, height, values }
}

export const halvePlanes = ({ width, height, ...colours }: Planes): Planes => {
  const half = (values: Float32Array) => halve({ width, height, values })
  const red = half(colours.red)
  const [green, blue] = [half(colours.green).values, half(colours.blue).values]
  return { width: red.width, height: red.height, red: red.values, green, blue }
}

/** How light each pixel is to an eye (ITU-R BT.601). */
export const greyOf = ({ width, height, red, green, blue }: Planes): Plane => {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at++) {
    values[at] = 0.299 * red[at]! + 0.587 * green[at]! + 0.114 * blue[at]!
  }
  return { width, height, values }
}

/** The mean of each pixel and those at most `reach` from it; within `reach` of the frame pixels stay as they are. */
export const softened = ({ width, height, values }: Plane, reach: number): Plane => {
  const share = 1 / (reach * 2 + 1)
  const rows = values.slice()
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = 0; x < reach * 2; x++) sum += values[row + x]!
    for (let x = reach; x < width - reach; x++) {
      sum += values[row + x + reach]!
      rows[row + x] = sum * share
      sum -= values[row + x - reach]!
    }
  }
  const both = rows.slice()
  const sums = new Float32Array(width)
  for (let at = 0; at < width * reach * 2; at++) sums[at % width]! += rows[at]!
  for (let y = reach; y < height - reach; y++) {
    const [last, first] = [(y + reach) * width, (y - reach) * width]
    for (let x = 0; x < width; x++) {
      sums[x]! += rows[last + x]!
      both[y * width + x] = sums[x]! * share
      sums[x]! -= rows[first + x]!
    }
  }
  return { width, height, values: both }
}
