import { afterAll, beforeAll } from 'vitest'
import { startDevelopmentBankProvider } from '../src/modules/bank-accounts/index.ts'
import { createTestApp, type TestApp } from './app.ts'
import { closeSoundly } from './sound-books.ts'

/** A service beside a bank for the tests of a file; its books are sound when it closes. */
export function openAppWithBank(use: (app: TestApp) => void): void {
  let close = async (): Promise<void> => undefined
  beforeAll(async () => {
    const bankProvider = await startDevelopmentBankProvider()
    const app = await createTestApp({ bankProvider })
    close = async () => {
      await closeSoundly(app)
      await bankProvider.close()
    }
    use(app)
  })
  afterAll(() => close())
}
