import type { SealedColumn, Vault } from '../../vault/index.ts'

/** Binds what was written to its message: copied into another row it stays shut. */
const textOwner = (publicId: string): string => `order-message:${publicId}`

export const sealText = (vault: Vault, text: string, publicId: string): Buffer =>
  vault.seal(Buffer.from(text), textOwner(publicId))

export const openText = (vault: Vault, sealed: Buffer, publicId: string): string =>
  vault.open(sealed, textOwner(publicId)).toString()

export const sealedMessageColumns: readonly SealedColumn[] = [
  {
    table: 'order_messages',
    column: 'sealed_text',
    key: ['user_id', 'order_id', 'seq'],
    ownerColumn: 'public_id',
    ownerOf: textOwner,
  },
]
