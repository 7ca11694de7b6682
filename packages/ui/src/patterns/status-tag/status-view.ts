import type { IconName } from '../../primitives/icon/icon-names.ts'
import type { TagTone } from '../../primitives/tag/tag.tsx'

/** How a state is shown: always a word, and an icon wherever colour would otherwise stand alone. */
export interface StatusView {
  tone: TagTone
  label: string
  icon?: IconName | undefined
}

export type StatusAppearance = Omit<StatusView, 'label'>
