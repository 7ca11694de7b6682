import type { Bridge } from '@kaadi/core/bridge'
import { randomId } from '@kaadi/core/storage'
import { useEffect } from 'react'

const isPhotoInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'file' && /image/.test(target.accept)

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    // Cut off on its way: the field says that there is no photo in it.
    return new Uint8Array()
  }
}

const fileOf = (base64: string, type: string): File =>
  new File([bytesOf(base64)], `photo.${type.slice('image/'.length)}`, { type })

/**
 * Takes photos of cards by the shell’s camera where it says that it has one. The field that was tapped gets the file as if
 * it had been chosen there, so that all that follows is what it is in a browser.
 */
export function useDevicePhotos(bridge: Bridge): void {
  useEffect(() => {
    let canTakePhoto = false
    const waiting = new Map<string, HTMLInputElement>()
    const ask = (event: MouseEvent) => {
      if (!canTakePhoto || !isPhotoInput(event.target)) return
      const requestId = randomId()
      if (!bridge.send({ type: 'camera', requestId })) return
      event.preventDefault()
      waiting.set(requestId, event.target)
    }
    const stops = [
      bridge.on('device', (device) => {
        canTakePhoto = device.canTakePhoto ?? false
      }),
      bridge.on('photo', ({ requestId, mimeType, base64 }) => {
        const input = waiting.get(requestId)
        waiting.delete(requestId)
        if (!input?.isConnected || !base64) return
        const files = new DataTransfer()
        files.items.add(fileOf(base64, mimeType))
        input.files = files.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    ]
    document.addEventListener('click', ask, { capture: true })
    return () => {
      document.removeEventListener('click', ask, { capture: true })
      for (const stop of stops) stop()
    }
  }, [bridge])
}
