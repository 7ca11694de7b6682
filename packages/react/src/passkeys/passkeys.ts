import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** A passkey of this device; undefined where the person, or the device, said no. Loaded when one is used. */
export async function makePasskey(
  optionsJSON: PasskeyCreation,
  name: string,
): Promise<NewPasskey | undefined> {
  const made = await unlessRefused(() => startRegistration({ optionsJSON }))
  if (!made) return undefined
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { name, id: made.id, clientDataJSON, attestationObject, transports }
}

/** What the device signed for a challenge; undefined where the person, or the device, said no. */
export async function provePasskey(optionsJSON: PasskeyRequest): Promise<PasskeyProof | undefined> {
  const proved = await unlessRefused(() => startAuthentication({ optionsJSON }))
  if (!proved) return undefined
  const { clientDataJSON, authenticatorData, signature } = proved.response
  return { id: proved.id, clientDataJSON, authenticatorData, signature }
}

/**
 * Browsers say little of why: a person who closed the question, a device without the passkey and a page that may not ask
 * look alike, so that pages learn nothing of devices.
 */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
