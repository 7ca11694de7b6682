import { randomId } from './random-id.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** Names of this client that are kept on the device (specification, section 3). */
export interface ClientIdentifiers {
  /** Made once per device and sent with every call. */
  readonly clientId: string
  readonly instanceId: string | undefined
  readonly deviceId: string | undefined
  readonly deviceType: string | undefined
  /** What brought the app to this device, as the app store told it. */
  readonly installReferrer: string | undefined
}

/** Made on the first call. */
export const clientIdOf = (local: StorageAdapter): string => {
  const kept = local.get('clientId')
  if (kept !== undefined) return kept
  const made = randomId()
  local.set('clientId', made)
  return made
}

/** Reads the identifiers; makes the client id on the first call. */
export const readClientIdentifiers = (local: StorageAdapter): ClientIdentifiers => ({
  clientId: clientIdOf(local),
  instanceId: local.get('instanceId'),
  deviceId: local.get('deviceId'),
  deviceType: local.get('deviceType'),
  installReferrer: local.get('installReferrer'),
})

/** Keeps what the wrapper tells of the device. Fields left out stay as they are. */
export const saveClientIdentifiers = (
  local: StorageAdapter,
  identifiers: Partial<Omit<ClientIdentifiers, 'clientId'>>,
): void => {
  for (const [key, value] of Object.entries(identifiers)) {
    if (value !== undefined) local.set(key, value)
  }
}
