import { afterEach, describe, expect, it, vi } from 'vitest'
import { codesIn, readCodes } from './read-code.ts'

const format = {
  pattern: '[A-Z0-9]{15}',
  example: 'X9KQ2L7M4T8RB3N',
  hint: '15 letters and digits.',
  cardPin: false,
}
const as = format as Parameters<typeof codesIn>[1]

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the code in a text that was read', () => {
  it('is found alone, in groups, in lower case and among other words', () => {
    expect(codesIn('X9KQ2L7M4T8RB3N', as)).toEqual(['X9KQ2L7M4T8RB3N'])
    expect(codesIn('Redeem\nX9KQ2 L7M4T 8RB3N\nSteam', as)).toEqual(['X9KQ2L7M4T8RB3N'])
    expect(codesIn('x9kq2-l7m4t-8rb3n', as)).toEqual(['X9KQ2L7M4T8RB3N'])
    expect(codesIn('Code: X9KQ2L7M4T8RB3N thank you', as)).toEqual(['X9KQ2L7M4T8RB3N'])
  })

  it('is none where nothing has the form of the brand', () => {
    expect(codesIn('Steam gift card $100', as)).toEqual([])
    expect(codesIn('', as)).toEqual([])
  })

  it('is each of several, once', () => {
    expect(codesIn('X9KQ2L7M4T8RB3N\nA9KQ2L7M4T8RB3N\nX9KQ2L7M4T8RB3N', as)).toEqual([
      'X9KQ2L7M4T8RB3N',
      'A9KQ2L7M4T8RB3N',
    ])
  })
})

describe('reading a photo', () => {
  const reading = (rawValue: string | Error) =>
    class {
      detect = async () => {
        if (rawValue instanceof Error) throw rawValue
        return [{ rawValue }]
      }
    }

  it('asks every reader that the browser has, and closes the picture', async () => {
    const close = vi.fn<() => void>()
    vi.stubGlobal('createImageBitmap', async () => ({ close }))
    vi.stubGlobal('TextDetector', reading(new Error('This service is not there.')))
    vi.stubGlobal('BarcodeDetector', reading('X9KQ2L7M4T8RB3N'))
    expect(await readCodes(new Blob(), as)).toEqual(['X9KQ2L7M4T8RB3N'])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('reads nothing where there is no reader', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
    expect(await readCodes(new Blob(), as)).toEqual([])
  })
})
