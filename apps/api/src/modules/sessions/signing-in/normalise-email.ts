/** The one form of an address: trimmed, and lower case without regard to any locale. Addresses are ASCII. */
export const normaliseEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32))
