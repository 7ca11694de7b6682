const messages = {
  value: 'The value could not be decoded with this key.',
  key: 'The key must be 16, 24 or 32 bytes long.',
  text: 'The text cannot be encoded: it holds half a character (a lone surrogate).',
} as const

/** The one error of this module. It says which part is at fault and nothing of its content, which may be secret. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError'

  constructor(fault: keyof typeof messages) {
    super(messages[fault])
  }
}
