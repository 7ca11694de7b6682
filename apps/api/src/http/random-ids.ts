import { randomBytes } from 'node:crypto'

/** Chance, given from outside so that a run can be repeated. */
export interface RandomIds {
  /** 128 random bits, 22 characters: tells nothing and cannot be counted. */
  readonly publicId: () => string
  /** 256 random bits, 43 characters: opens a session. */
  readonly token: () => string
  /** Decimal digits, for codes that people type. */
  readonly digits: (length: number) => string
}

export const randomIds: RandomIds = {
  publicId: () => randomBytes(16).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
  // Eight bytes over at most nine digits: the bias is far below what anyone could use.
  digits: (length) =>
    (randomBytes(8).readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, '0'),
}
