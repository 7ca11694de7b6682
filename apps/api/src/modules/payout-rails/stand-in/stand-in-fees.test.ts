import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClosings } from '../../../closings.ts'
import { openPayoutRails } from '../../../open-payout-rails.ts'
import { readPayoutSettings } from '../../../payout-settings.ts'
import type { PayoutProvider } from '../payout-provider.ts'

const closings = createClosings(() => undefined)
let provider: PayoutProvider

beforeAll(async () => {
  const payouts = readPayoutSettings(
    { KAADI_MODE: 'development', KAADI_DEVELOPMENT_PAYOUTS: 'by-provider' },
    [],
  )
  const folder = mkdtempSync(join(tmpdir(), 'kaadi-stand-in-'))
  const rails = await openPayoutRails({ payouts, host: '127.0.0.1', port: 1 }, folder, closings)
  provider = [...rails.providers.values()][0]!
})
afterAll(() => closings.closeAll())

it.each([
  [1, 500_000n, 1_000n],
  [1, 500_001n, 2_500n],
  [1, 5_995_250n, 5_000n],
  [2, 10_000n, 100n],
] as const)(
  'takes for a transfer what the books expect: currency %d, %d and %d',
  async (currencyId, amountMinor, fee) => {
    const made = await provider.createRecipient({
      currencyId,
      kind: 'bank',
      bankCode: '058',
      accountNumber: '0123456789',
      accountName: 'ADA OKAFOR',
    })
    if (made.kind !== 'made') throw new Error('no recipient')
    const reference = `wd-0123456789${currencyId}${amountMinor}`
    await provider.send({
      reference,
      amountMinor,
      currencyId,
      recipientCode: made.recipientCode,
      narration: 'Kaadi',
    })
    const lines = await provider.ledger(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000))
    if ('kind' in lines) throw new Error(lines.detail)
    const line = lines.find(({ reason }) => reason.includes(reference))
    expect(line?.differenceMinor).toBe(-(amountMinor + fee))
    expect(provider.feeOf(amountMinor, currencyId)).toBe(fee)
  },
)
