/** How long a blind look stays with the reviewer who took it. */
export const recheckClaimMs = 15 * 60_000
/** After how long a look that nobody took is let go: orders that wait come before it. */
export const recheckLivesMs = 3 * 24 * 3_600_000
