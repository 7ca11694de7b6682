/** How every code of these pages is encoded: read from a screen, with its own white edge. */
export const qrLook = { ecc: 'M', border: 2 } as const
