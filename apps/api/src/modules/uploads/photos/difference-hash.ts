import sharp from 'sharp'

const columns = 9
const rows = 8

/**
 * Compares each dot of a tiny grey copy with its neighbour: 64 bits that hardly change when a picture is scaled,
 * recompressed or made a little brighter.
 */
export async function differenceHash(picture: Buffer): Promise<string> {
  const dots = await sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
  let bits = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const at = row * columns + column
      bits += dots[at - 1]! < dots[at]! ? '1' : '0'
    }
  }
  return bits
}
