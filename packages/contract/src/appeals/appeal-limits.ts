/** How long after a refusal its seller can appeal. */
export const appealWindowMs = 7 * 24 * 3_600_000
/** Within how long another reviewer promises to look at an appeal. */
export const appealPromiseMs = 48 * 3_600_000
/** How long an appeal stays with the senior who took it. */
export const appealClaimMs = 30 * 60_000
/** Characters in which a seller says why, at least. */
export const appealWordsMin = 10
/** Characters in which a seller says why, at most. */
export const appealWordsMax = 1_000
/** Photos beside an appeal, at most. */
export const appealPhotosMax = 4
