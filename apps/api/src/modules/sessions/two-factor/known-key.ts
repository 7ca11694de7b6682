import { transaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { appKeyOwner, beginFactor, removeApp, takeStep } from './factors.repository.ts'
import type { FactorOwner } from './holder.ts'

/** For the demo alone: an authenticator app whose key everybody knows, in place of what there was. No code of it is used yet. */
export async function setKnownKey(
  { database, vault }: Pick<Deps, 'database' | 'vault'>,
  of: FactorOwner,
  key: Buffer,
): Promise<void> {
  const sealedSecret = vault.seal(key, appKeyOwner(of))
  await transaction(database.checker, async (tx) => {
    await removeApp(tx, of)
    await beginFactor(tx, of, sealedSecret)
    await takeStep(tx, of, { sealedSecret }, 1)
  })
}
