/** The one error of this module. It says nothing of the input, which may be secret. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError'

  constructor() {
    super('The value could not be decoded with this key.')
  }
}
