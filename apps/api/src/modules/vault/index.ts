export { readDevelopmentKey } from './development-key.ts'
export { VaultError } from './seal.ts'
export { type Argon2Cost, createSecretHasher, type SecretHasher } from './secret-hasher.ts'
export { createVault, type Vault } from './vault.ts'
