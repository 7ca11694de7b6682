import sharp from 'sharp'

/** A picture of its own for each seed: stripes and blocks, so that its difference hash is its own too. */
export async function aPicture(
  seed = 1,
  { width = 600, height = 400, format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif', gps = false } = {},
): Promise<Buffer> {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const blocks = Array.from(
    { length: 24 },
    () =>
      `<rect x="${next() * width}" y="${next() * height}" width="${40 + next() * 160}" height="${40 + next() * 120}" fill="hsl(${next() * 360} 60% ${20 + next() * 60}%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ddd"/>${blocks.join('')}</svg>`
  const picture = sharp(Buffer.from(svg))[format]()
  return (gps ? picture.withExif(whereItWasTaken) : picture).toBuffer()
}

const whereItWasTaken = {
  IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-PHONE' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '6/1 27/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 23/1 0/1',
  },
}

/** A whole HEIC of 64 × 48 pixels, as phones write them: red, coded as HEVC. No library of ours can make one. */
export const heicPicture: Buffer = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGQACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
    'ZwACAAEAAQAAACFtZGF0AAAAFSgBrwtg9eWDr//yyvfqKIOhV0/1Dg==',
  ].join(''),
  'base64',
)
