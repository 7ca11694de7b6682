// Constants of specification section 9, in one place. Durations in milliseconds.

/** How long a returned order can be sent again. */
export const resubmitWindowMs = 30 * 60_000
/** How often a poller looks by default. */
export const pollIntervalMs = 30_000
/** How long a notice stays. */
export const noticeMs = 3_000
/** How often a client looks for a newer build: hourly. */
export const buildCheckIntervalMs = 3_600_000
/** Decimals to which mode 2 rounds up. */
export const moneyCeilingDecimals = 8
/** Decimals that an amount shows by default. */
export const moneyDefaultDecimals = 2
/** Begins every key in a client's storage. */
export const storagePrefix = 'AFR-'
/** Zone of shown times where none is given: eight hours east of UTC, in minutes. */
export const zoneOffsetMinutes = 8 * 60
/** How long the native wrapper waits before it replaces the page of a signed-in user. */
export const nativeStartDelayMs = 500
/** Version that clients show. */
export const clientVersion = '2.0.1'
/** Language of the service. */
export const defaultLocale = 'en-US'
/** Significant digits of decimals for display. */
export const decimalPrecision = 20
/** Rounding of decimals for display, by decimal.js's number: half away from zero. */
export const decimalRounding = 4

// The service's own limits, shared by client and server (decision 0003).

/** Characters of a password, at least. */
export const passwordMinLength = 8
/** Characters of a password, at most. */
export const passwordMaxLength = 128
/** Digits of the withdrawal password. */
export const pinLength = 6
/** The most cards in one order. */
export const cardsPerOrderMax = 20
/** Photos of one card, at most. */
export const photosPerCardMax = 6
/** How long the address of a picture lives, at least. Within this time it is the same. */
export const photoAddressMs = 5 * 60_000
/** Characters in a seller's comment, at most. */
export const commentMaxLength = 500
/** Bytes of one photo, at most. */
export const uploadMaxBytes = 5 * 1024 * 1024
/** Media types of photos that the service opens. Not HEIC, whose decoder is patented; Safari converts it to the first of them. */
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Digits of a mailed code. */
export const verificationCodeLength = 6
/** Time before another code is mailed to the same address. */
export const verificationResendMs = 60_000
/** How long a seller has to answer the desk's question, or its offer. */
export const answerWindowMs = 24 * 3_600_000
/** How long withdrawals wait after a forgotten password was set anew. */
export const passwordResetHoldMs = 24 * 3_600_000
/** How long a reviewer's claim lives without renewal. */
export const claimLeaseMs = 5 * 60_000
/**
 * For how many days a client keeps, with its key, a request that moves money and has no final answer. The service knows keys
 * for longer: of one that it has forgotten it would say that nothing came, and the money would go twice.
 */
export const unansweredKeptDays = 14
/** From how many cases on a median or a share of what happened is told; with fewer, one more would change it. */
export const figureLeastCases = 20
