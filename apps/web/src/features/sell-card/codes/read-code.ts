import { type CodeFormat, isCardCode, normaliseCardCode } from '@kaadi/contract/card-types'

interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}
type Detectors = Partial<Record<'TextDetector' | 'BarcodeDetector', new () => Detector>>

/** Parts of one line that a code may be printed in: `ABCDE FGHIJ KLMNO`. */
const partsMax = 6

/** What in a text that was read is a code of this form, each once. Words alone can look like a code: those with a digit come first. */
export function codesIn(text: string, format: CodeFormat): string[] {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean)
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(partsMax, words.length - from) }, (_, more) =>
        words.slice(from, from + more + 1).join(''),
      ),
    )
  })
  const codes = found.filter((one) => isCardCode(format, one)).map(normaliseCardCode)
  return [...new Set([...codes.filter((code) => /\d/.test(code)), ...codes])]
}

/** Reads the codes on a photo, on this device: the photo goes nowhere. None where nothing was read. */
export async function readCodes(photo: Blob, format: CodeFormat): Promise<string[]> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { TextDetector, BarcodeDetector } = globalThis as Detectors
  try {
    const read = [TextDetector, BarcodeDetector].map(async (Reader) => {
      // A browser may have the name and no reader behind it on this phone.
      const found = Reader ? await new Reader().detect(picture).catch(() => []) : []
      return found.flatMap(({ rawValue }) => codesIn(rawValue, format))
    })
    return [...new Set((await Promise.all(read)).flat())]
  } finally {
    picture.close()
  }
}
