export { aesDecrypt, aesEncrypt } from './aes-cbc.ts'
export { decodeBase64, encodeBase64 } from './base64.ts'
export { CryptoError } from './crypto-error.ts'
export { passwordHash } from './password-hash.ts'
