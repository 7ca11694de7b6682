import { join } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..', '..', '..')
/** What a run leaves to look at: screenshots and the service's log. Ignored by git. */
export const artifacts = join(repository, 'artifacts', 'journeys')
