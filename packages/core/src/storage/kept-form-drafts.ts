import { userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { formDraftsKey } from './draft-keys.ts'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** What was typed into a form and not sent yet. Never a password. Times in milliseconds since 1970, by this device's clock. */
export const formDraftSchema = z.object({
  userId: userIdSchema,
  /** Which form, with what it is about: `withdraw 1`. */
  form: z.string(),
  /** When it was changed last. */
  since: z.number(),
  fields: z.record(z.string(), z.string()),
})
/** What was typed into a form and not sent yet. */
export interface FormDraft extends z.infer<typeof formDraftSchema> {}

/** Who comes back on another day begins anew. */
const keptMs = 24 * 3_600_000
/** More forms than anyone is in the middle of; the oldest goes. */
const maxDrafts = 10

/** What stands in forms, one draft for each, for their own seller and for a day. Anybody else's, and an older one, is dropped. */
export const keptFormDrafts = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, formDraftsKey, z.array(formDraftSchema))
  const keep = (drafts: FormDraft[]) => (drafts.length > 0 ? kept.set(drafts) : kept.remove())
  const fresh = () => (kept.get() ?? []).filter(({ since }) => now() - since < keptMs)
  const others = (form: string) => fresh().filter((one) => one.form !== form)
  return {
    get: (userId: string, form: string): FormDraft | undefined => {
      const own = fresh().filter((one) => one.userId === userId)
      keep(own)
      return own.find((one) => one.form === form)
    },
    set: (draft: FormDraft): void =>
      keep([...others(draft.form), formDraftSchema.parse(draft)].slice(-maxDrafts)),
    remove: (form: string): void => keep(others(form)),
  }
}
