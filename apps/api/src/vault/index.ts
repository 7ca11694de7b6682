import { defineModule } from '../module.ts'

export { readDevelopmentKey, replaceDevelopmentKey } from './development-key.ts'
export { VaultError } from './seal.ts'
export type { PassingSeal, SealedColumn } from './sealed-column.ts'
export { type Argon2Cost, createSecretHasher, type SecretHasher } from './secret-hasher.ts'
export { createVault, fingerprintOfKey, type Vault } from './vault.ts'
export {
  beginRotation,
  cancelRotation,
  endRotation,
  findStoredKey,
  type GivenKey,
  readVaultRoot,
  rootOf,
  rootOwner,
  type StoredKey,
} from './vault-keys.repository.ts'

export const vaultModule = defineModule({
  name: 'vault',
  tables: ['vault_keys'],
})
