import * as z from 'zod/mini'
import type { Named } from '../primitives/index.ts'

const avatarFields = z.object({
  /** Short-lived address of the picture, for this viewer alone; null where there is none. */
  url: z.nullable(z.string()),
})
/** The picture of a seller. */
export interface Avatar extends z.infer<typeof avatarFields> {}
/** The picture of a seller, where they have chosen one. */
export const avatarSchema: Named<Avatar, typeof avatarFields.shape> = avatarFields
