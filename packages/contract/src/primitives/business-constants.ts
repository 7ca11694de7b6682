/** Constants of specification section 9, in one place. Durations in milliseconds. */
export const resubmitWindowMs = 30 * 60_000
export const pollIntervalMs = 30_000
export const noticeMs = 3_000
export const buildCheckIntervalMs = 3_600_000
export const moneyCeilingDecimals = 8
export const moneyDefaultDecimals = 2
export const storagePrefix = 'AFR-'
export const zoneOffsetMinutes = 8 * 60
export const nativeStartDelayMs = 500
export const clientVersion = '2.0.1'
export const defaultLocale = 'en-US'
export const decimalPrecision = 20
export const decimalRounding = 4

/** The service's own limits, shared by client and server (decision 0003). */
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const pinLength = 6
export const cardsPerOrderMax = 20
export const photosPerCardMax = 6
export const commentMaxLength = 500
export const uploadMaxBytes = 5 * 1024 * 1024
export const verificationCodeLength = 6
export const verificationResendMs = 60_000
export const claimLeaseMs = 5 * 60_000
