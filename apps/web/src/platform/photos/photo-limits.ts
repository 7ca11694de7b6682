/** What a person may choose. Anything larger is refused before a byte of it is read. */
export const chosenMaxBytes = 20 * 1024 * 1024

/** What we send: one photo of a card stays legible at this size and goes out over a slow line. */
export const sentMaxEdge = 2048
export const sentTargetBytes = 350 * 1024
