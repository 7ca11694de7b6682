import { drawn } from './dom.ts'
import { qrLook } from './qr-look.ts'

/** Runs of dark modules as one path, as the kit's `QrPicture` draws them. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      const run = x - from + 1
      path += `M${from} ${y}h${run}v1h-${run}z`
    }
  })
  return path
}

/** Draws an address into a picture of the page. The encoder is loaded with the first one. */
export const drawQr = async (picture: Element, address: string): Promise<void> => {
  const { encode } = await import('uqr')
  const { data } = encode(address, qrLook)
  picture.setAttribute('viewBox', `0 0 ${data.length} ${data.length}`)
  picture.removeAttribute('aria-busy')
  picture.replaceChildren(drawn('path', { d: pathOf(data) }))
}
