'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ArrowLeftIcon } from '../../primitives/icon/generated/arrow-left-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useWords } from '../../words/words-provider.tsx'

export interface NavProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The screen's `h1`. */
  title: ReactNode
  /** Goes back when pressed. For a link give `back` instead. */
  onBack?: (() => void) | undefined
  /** `<IconButton as={Link} icon={<ArrowLeftIcon />} label="Back" to="…" />` */
  back?: ReactNode
  /** One or two icon buttons. */
  endContent?: ReactNode
  /** `large` at the top of a tab, where there is nowhere to go back to. */
  size?: 'medium' | 'large' | undefined
}

/** The bar of a screen: the way back, what it is, and at most two things more. */
export function Nav({ title, onBack, back, endContent, size = 'medium', className, ...rest }: NavProps) {
  const words = useWords()
  const wayBack =
    back ?? (onBack && <IconButton icon={<ArrowLeftIcon size={24} />} label={words.back} onClick={onBack} />)
  return (
    <header {...rest} className={classNames('k-nav', className)} data-size={size}>
      {(wayBack || size === 'medium') && <div className="k-nav-back">{wayBack}</div>}
      <h1 className="k-nav-title">{title}</h1>
      <div className="k-nav-end">{endContent}</div>
    </header>
  )
}
