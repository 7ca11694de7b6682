/** The value of `face` for an amount of one's own. */
export const ownFace = 'own'
