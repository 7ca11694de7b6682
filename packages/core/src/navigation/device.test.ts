import { describe, expect, it } from 'vitest'
import { type DeviceWindow, readDevice } from './index.ts'

const windowOf = (userAgent: string, more: Partial<DeviceWindow['navigator']> = {}): DeviceWindow => {
  const self = {}
  return { navigator: { userAgent, ...more }, self, top: self }
}

const chromeOnLinux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605'

describe('readDevice', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 14; Infinix X6531) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12',
  ])('knows a phone: %s', (userAgent) => expect(readDevice(windowOf(userAgent)).isMobile).toBe(true))

  it('knows an iPad that calls itself a Mac by its touch points', () => {
    expect(readDevice(windowOf(safariOnMac, { maxTouchPoints: 5 })).isMobile).toBe(true)
    expect(readDevice(windowOf(safariOnMac, { maxTouchPoints: 0 })).isMobile).toBe(false)
  })

  it('takes a desktop as a desktop, with a touch screen too', () => {
    expect(readDevice(windowOf(chromeOnLinux, { maxTouchPoints: 10 }))).toEqual({
      isMobile: false,
      isFramed: false,
      isNative: false,
    })
  })

  it('sees a frame, also where looking at it is forbidden', () => {
    expect(readDevice({ ...windowOf(chromeOnLinux), top: {} }).isFramed).toBe(true)
    const foreign = {
      ...windowOf(chromeOnLinux),
      get top(): unknown {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    expect(readDevice(foreign).isFramed).toBe(true)
  })

  it('is told of the native wrapper', () => expect(readDevice(windowOf('x'), true).isNative).toBe(true))
})
