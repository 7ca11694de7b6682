import type { Deps } from '../../deps.ts'
import type { Closed, SwitchBoard } from '../../http/require-open.ts'
import { findClosing } from './switches.repository.ts'

/** Answers once the switch of the whole service is read. Each change is heard from the database, and all is read again after a gap. */
export async function createSwitchBoard({
  database: { db },
  notices,
  clock,
}: Pick<Deps, 'database' | 'notices' | 'clock'>): Promise<SwitchBoard> {
  let closed = await findClosing(db)
  let asked = 0
  const readAgain = async (): Promise<void> => {
    const own = ++asked
    const now = await findClosing(db)
    // An answer that was overtaken is old.
    if (own === asked) closed = now
  }
  // Without a database what was read last holds; the notice of its return reads again.
  notices.on('catalogue_changed', () => void readAgain().catch(() => undefined))
  // A time that is over is no longer told.
  const isAhead = ({ reopensAt }: Closed) => reopensAt !== null && reopensAt.getTime() > clock()
  return { closed: () => closed && (isAhead(closed) ? closed : { reopensAt: null }) }
}
