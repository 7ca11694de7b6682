import type { ReactElement } from 'react'
import type { TagTone } from '../../primitives/tag/tag.tsx'

/** How a state is shown: always a word, and an icon wherever colour would otherwise stand alone. */
export interface StatusView {
  tone: TagTone
  label: string
  icon?: ReactElement | undefined
}

export type StatusAppearance = Omit<StatusView, 'label'>
