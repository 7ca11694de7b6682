/**
 * How a bank slip number may be typed: 6 to 40 letters or digits, with slashes, dashes and blanks anywhere, as banks print
 * them. Written so that it holds as a `pattern` of an input too, which browsers read under the `v` flag.
 */
export const bankSlipPattern = '[\\/\\-\\s]{0,5}(?:[A-Za-z0-9][\\/\\-\\s]{0,5}){6,40}'

/** A slip number as it is stored: without blanks. Case, slashes and dashes make no other number for the database. */
export const withoutBlanks = (slipNumber: string): string => slipNumber.replace(/\s+/g, '')
