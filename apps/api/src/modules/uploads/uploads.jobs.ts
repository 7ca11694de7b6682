import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { findUnknown, removeOrphans } from './uploads.repository.ts'

const hourMs = 3_600_000
const atOnce = 200

/** Photos that no order took within a day, and bytes whose row was never written or is gone. */
export const sweepUploads =
  ({ database: { db }, photos }: Deps): JobHandler =>
  async () => {
    const firstSeen = new Set<string>()
    for await (const name of photos.list()) firstSeen.add(name)
    for (const publicId of await removeOrphans(db)) await photos.remove(publicId)
    const names = [...firstSeen]
    for (let from = 0; from < names.length; from += atOnce) {
      for (const publicId of await findUnknown(db, names.slice(from, from + atOnce)))
        await photos.remove(publicId)
    }
    return { againInMs: hourMs }
  }
