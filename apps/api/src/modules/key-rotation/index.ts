export { requireVaultKey } from './require-vault-key.ts'
export { RotationRefused, rotateKey } from './rotate-key.ts'
