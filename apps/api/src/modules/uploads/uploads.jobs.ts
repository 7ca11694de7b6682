import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { findUnknown, removeOrphans } from './uploads.repository.ts'

const hourMs = 3_600_000
const atOnce = 200

/** Photos that no order took within a day, and bytes whose row was never written or is gone. */
export const sweepUploads =
  (deps: Deps): JobHandler =>
  async () => {
    const { photos, database } = deps
    for (const publicId of await removeOrphans(database.db)) await photos.remove(publicId)
    await removeStrays(deps)
    return { againInMs: hourMs }
  }

/** The bytes come before the row: only what has waited for its row for an hour is a stray. */
async function removeStrays({ photos, database: { db }, clock }: Deps): Promise<void> {
  let names: string[] = []
  const look = async () => {
    for (const publicId of await findUnknown(db, names)) {
      if ((await photos.storedAt(publicId)) < clock() - hourMs) await photos.remove(publicId)
    }
    names = []
  }
  for await (const name of photos.list()) {
    names.push(name)
    if (names.length >= atOnce) await look()
  }
  await look()
}
