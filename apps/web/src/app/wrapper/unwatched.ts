/** A look at another app is none; longer, and the phone may be in other hands. */
const unwatchedMs = 60_000

/** Below the storage's prefix: since when nobody has looked, or that the app is locked. Kept only where the shell can unlock. */
export const unwatchedKey = 'unlock'
export const locked = 'locked'

/** Whether what is kept asks for the owner. A clock that was put back does too. */
export const asksForOwner = (kept: string | null | undefined, now: number): boolean => {
  if (!kept) return false
  const away = now - Number(kept)
  return !(away >= 0 && away < unwatchedMs)
}
