import { it } from 'vitest'
import { chromium } from 'playwright-core'
import { sellerEndpoints } from '@kaadi/contract'
import { aSession, aUser, aVerification } from '@kaadi/testing/builders'
import { aSellerService } from './seller-service.ts'
import { serveApp } from './serve-app.ts'
const { users, verifications } = sellerEndpoints
const fake = aSellerService()
const app = await serveApp('/tmp/wt/acct3/apps/web/dist', fake)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const token = 'a'.repeat(43)
const shots = [
  ['home', '/home', true, () => fake.on(users.me, aUser({ deletionAt: new Date(Date.now() + 9 * 864e5).toISOString() }))],
  ['verification', '/account/center?view=verification', true, () => fake.on(users.me, aUser({ firstName: null, lastName: null, kycLevel: 0 })).on(verifications.status, aVerification())],
  ['activate', `/activate#${token}`, false, () => fake.on(users.readActivation, { email: 'ada@example.com', expiresTime: new Date(Date.now() + 1e7).toISOString(), isSelfInvited: true })],
] as const
it("shots", async () => { try {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, path, isIn, set] of shots) {
      set()
      const phone = await browser.newContext({ baseURL: app.url, viewport: { width: 360, height: 740 }, colorScheme, serviceWorkers: 'block', timezoneId: 'Africa/Lagos', locale: 'en-NG' })
      if (isIn) {
        await phone.addCookies([{ name: 'token', value: aSession().access_token, url: app.url }])
        await phone.addInitScript(() => localStorage.setItem('AFR-tokenExpiresAt', String(Date.now() + 864e5)))
      }
      const page = await phone.newPage()
      await page.goto(path)
      await page.waitForTimeout(4000)
      await page.screenshot({ path: `/tmp/shots/acct3/${name}-${colorScheme}.png` })
      await phone.close()
    }
} finally {
  await browser.close()
  await app.close()
}
}, 90_000)
