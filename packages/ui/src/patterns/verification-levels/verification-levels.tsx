'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Tag, type TagTone } from '../../primitives/tag/tag.tsx'
import { englishLevelWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** `now` is the next one a person can begin, `waiting` is with us, `locked` comes after another. */
export type LevelState = 'done' | 'now' | 'waiting' | 'refused' | 'locked'

export interface VerificationLevel {
  id: string
  title: ReactNode
  state: LevelState
  /** What it allows: "Withdraw up to ₦500,000 a day". */
  unlocks?: ReactNode
  /** What a person has to have at hand for it: "A photo of your ID". Shown while it can be begun. */
  needs?: readonly string[] | undefined
  /** Why it was refused, or how long it takes. */
  detail?: ReactNode
  /** The button or link that begins it, or begins it again. */
  action?: ReactNode
}

export interface VerificationLevelsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** From the lowest to the highest. */
  levels: readonly VerificationLevel[]
  loading?: boolean | undefined
}

const tones: Record<LevelState, TagTone> = {
  done: 'ok',
  now: 'plain',
  waiting: 'wait',
  refused: 'bad',
  locked: 'plain',
}
const icons: Partial<Record<LevelState, ReactElement>> = {
  done: <CheckIcon size={16} />,
  waiting: <ClockIcon size={16} />,
  refused: <XIcon size={16} />,
  locked: <LockIcon size={16} />,
}

/** How far a person is known to us, what each level allows, and the one thing to do next. */
export function VerificationLevels({ levels, loading, className, ...rest }: VerificationLevelsProps) {
  const words = usePatternWords().levels ?? englishLevelWords
  return (
    <ol {...rest} className={classNames('k-levels', className)} aria-busy={loading || undefined}>
      {loading
        ? [1, 2, 3].map((number) => (
            <li key={number} data-state="locked">
              <Skeleton shape="circle" width="2rem" height="2rem" />
              <div className="k-levels-words">
                <Skeleton width="45%" />
                <Skeleton width="80%" />
              </div>
            </li>
          ))
        : levels.map((level, index) => {
            const isOpen = level.state === 'now' || level.state === 'refused'
            const icon = icons[level.state]
            return (
              <li
                key={level.id}
                data-state={level.state}
                aria-current={level.state === 'now' ? 'step' : undefined}
              >
                <span className="k-levels-thread" />
                <span className="k-levels-knot" aria-hidden>
                  {icon ?? index + 1}
                </span>
                <div className="k-levels-words">
                  <div className="k-levels-head">
                    <p className="k-levels-title">{level.title}</p>
                    <Tag tone={tones[level.state]}>{words.states[level.state]}</Tag>
                  </div>
                  {level.unlocks && <p className="k-levels-unlocks">{level.unlocks}</p>}
                  {level.detail && <div className="k-levels-detail">{level.detail}</div>}
                  {isOpen && level.needs && (
                    <div className="k-levels-needs">
                      <p>{words.needs}</p>
                      <ul>
                        {level.needs.map((need) => (
                          <li key={need}>{need}</li>
                        ))}
                      </ul>
                    </div>
                  )}
                  {isOpen && level.action && <div className="k-levels-action">{level.action}</div>}
                </div>
              </li>
            )
          })}
    </ol>
  )
}
