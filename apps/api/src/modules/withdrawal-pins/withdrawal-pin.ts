/** Wrong PINs in a row before every PIN is refused for a while. */
export const pinAttempts = 5
export const pinLockMinutes = 30
