'use client'

import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { SparklesIcon } from '../icon/generated/sparkles-icon.ts'

export interface UpdateBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  onUpdate: () => void
  updating?: boolean | undefined
}

/** A new build is ready. Never reloads by itself: somebody may be in the middle of a sale. */
export function UpdateBar({ onUpdate, updating, className, ...rest }: UpdateBarProps) {
  const words = useWords()
  return (
    <div {...rest} role="status" className={classNames('k-update-bar', className)}>
      <SparklesIcon />
      <span className="k-update-bar-text">{words.newVersion}</span>
      <Button variant="link" size="small" onClick={onUpdate} loading={updating}>
        {words.update}
      </Button>
    </div>
  )
}
