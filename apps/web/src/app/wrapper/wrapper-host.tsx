import { type BridgeWindow, createBridge } from '@kaadi/core/bridge'
import { useEffect, useState } from 'react'
import { UnlockCover } from './unlock-cover.tsx'
import { useDeviceFeel } from './use-device-feel.ts'
import { useDevicePhotos } from './use-device-photos.ts'
import { useOutsideLinks } from './use-outside-links.ts'
import { useShellSigns } from './use-shell-signs.ts'
import { useShellStart } from './use-shell-start.ts'

/** The app’s side of the native shell around it: docs/wrapper-protocol.md says what each hears of the other. */
export default function WrapperHost() {
  const [bridge] = useState(() => createBridge(window as unknown as BridgeWindow))
  useShellSigns(bridge)
  useShellStart(bridge)
  useDeviceFeel(bridge)
  useDevicePhotos(bridge)
  useOutsideLinks(bridge)
  // Last, when everything listens.
  useEffect(() => void bridge.send({ type: 'ready' }), [bridge])
  return <UnlockCover bridge={bridge} />
}
