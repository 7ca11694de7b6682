import { describe, expect, it } from 'vitest'
import { readDevice } from './read-device.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

describe('the name of a device', () => {
  it('is its browser and system', () => {
    expect(readDevice(phone)).toEqual({ browser: 'Chrome', system: 'Android', isPhone: true })
    expect(readDevice(desk)).toEqual({ browser: 'Firefox', system: 'Windows', isPhone: false })
  })

  it.each(['', '-', 'curl/8.5.0', '<script>alert(1)</script>', '\u0000', 'x'.repeat(4000)])(
    'is nothing that breaks where it says %j',
    (userAgent) => {
      expect(readDevice(userAgent)).toMatchObject({ isPhone: false })
    },
  )
})
