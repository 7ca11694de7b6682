import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { ListTabs } from '../../platform/lists/keyed-choice.tsx'
import { listKeys } from '../../platform/lists/list-keys.ts'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { answerKeys, lookKeys } from './recheck-words.ts'

export type RecheckView = 'look' | 'differing' | 'answered' | 'agreed'

interface RechecksViewProps {
  readonly view: RecheckView
  /** Sees what was found as well. */
  readonly isSenior: boolean
  readonly differing: number
  readonly onView: (view: RecheckView) => void
  readonly children: ReactNode
}

/** The frame of blind looks, and for seniors the way to what was found. */
export function RechecksView({ view, isSenior, differing, onView, children }: RechecksViewProps) {
  return (
    <DeskFrame
      place="rechecks"
      work={view === 'look'}
      title={t('Blind looks')}
      keys={
        view === 'look'
          ? [...lookKeys(), ...(isSenior ? [listKeys({ hasSearch: false, hasPages: false })] : [])]
          : [...(view === 'differing' ? [answerKeys()] : []), listKeys({ hasSteps: true })]
      }
      tools={
        isSenior && (
          <ListTabs
            label={t('Which looks')}
            options={[
              { value: 'look', label: t('Look') },
              {
                value: 'differing',
                label: differing > 0 ? t('Differing ({differing})', { differing }) : t('Differing'),
              },
              { value: 'answered', label: t('Answered') },
              { value: 'agreed', label: t('Agreed') },
            ]}
            value={view}
            onValueChange={(next) => onView(next as RecheckView)}
          />
        )
      }
    >
      {children}
    </DeskFrame>
  )
}
