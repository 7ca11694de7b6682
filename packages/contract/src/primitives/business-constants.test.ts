import { describe, expect, it } from 'vitest'
import * as constants from './business-constants.ts'

describe('business constants', () => {
  it('are those of specification section 9', () =>
    expect(constants).toMatchObject({
      resubmitWindowMs: 30 * 60 * 1000,
      pollIntervalMs: 30 * 1000,
      noticeMs: 3 * 1000,
      buildCheckIntervalMs: 60 * 60 * 1000,
      moneyCeilingDecimals: 8,
      moneyDefaultDecimals: 2,
      storagePrefix: 'AFR-',
      zoneOffsetMinutes: 8 * 60,
      nativeStartDelayMs: 500,
      clientVersion: '2.0.1',
      defaultLocale: 'en-US',
      decimalPrecision: 20,
      decimalRounding: 4,
    }))
})
