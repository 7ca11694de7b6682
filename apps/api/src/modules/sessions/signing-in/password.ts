/** Names the key of passwords among those of the vault. */
export const passwordPurpose = 'password'
