/** How long an offer is in sight before a press takes it: the second of two quick taps was meant for what stood there before. */
export const seenMs = 1_000
