import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import type { Joined } from './join-desk.ts'

/** Adds the device of the page as a passkey, under My account, where the page is; `filled` runs before it is sent. */
export async function addDeskPasskey(
  desk: Page,
  { password, secret }: Joined,
  filled: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await desk.getByRole('button', { name: 'Add a passkey' }).click()
  await desk.getByLabel('Name of the passkey').fill('Desk key')
  await desk.getByLabel('Your password').fill(password)
  // The code before set the app up, and works once.
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  await desk.getByLabel('Code of your authenticator app').fill(next)
  await filled()
  await desk.getByRole('button', { name: 'Add this device' }).click()
  await desk.getByText('Desk key').waitFor()
}
