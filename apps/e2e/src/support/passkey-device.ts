import type { Page } from 'playwright-core'

export interface PasskeyDevice {
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>
  /** Puts the same passkeys on the device of another page: their keys and counters as they are now. */
  readonly copyTo: (other: PasskeyDevice) => Promise<void>
  readonly take: (credential: Credential) => Promise<void>
}

/** As the browser's own protocol has it. */
interface Credential {
  readonly credentialId: string
  readonly isResidentCredential: boolean
  readonly privateKey: string
  readonly signCount: number
}

/** A device with a lock that its owner opens each time it asks, as the browser itself provides it to a page. */
export const givePasskeyDevice = async (page: Page): Promise<PasskeyDevice> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const held = async (): Promise<readonly Credential[]> =>
    (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    count: async () => (await held()).length,
    copyTo: async (other) => {
      for (const credential of await held()) await other.take(credential)
    },
    take: async (credential) => {
      await browser.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
