import { cardOrders } from '@kaadi/contract/card-orders'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { Bridge } from '@kaadi/core/bridge'
import { useEffect } from 'react'
import { usePlatform } from '../../platform/page/platform-context.ts'

/** What a person waits for with the phone in hand: a sent card, a withdrawal that was taken. */
const felt = new Set<object>([cardOrders.submit, withdrawals.request])

/**
 * Lets the phone be felt when something was done or refused, and opens its share sheet: a web view has none of its own, so
 * that the shell’s stands where a browser’s would be.
 */
export function useDeviceFeel(bridge: Bridge): void {
  const { client } = usePlatform()
  useEffect(() => {
    const stops = [
      client.on('completed', ({ endpoint }) => {
        if (felt.has(endpoint)) bridge.send({ type: 'haptic', kind: 'success' })
      }),
      client.on('notice', () => void bridge.send({ type: 'haptic', kind: 'warning' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, client])
  useEffect(() => {
    if ('share' in navigator) return
    const share = async ({ title, text, url }: ShareData = {}) => {
      const wanted = { ...(title && { title }), ...(text && { text }), ...(url && { url }) }
      if (!bridge.send({ type: 'share', ...wanted })) throw new Error('The shell shares nothing.')
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'share')
  }, [bridge])
}
