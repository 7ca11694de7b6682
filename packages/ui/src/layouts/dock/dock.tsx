'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { useDockSize } from './use-dock-size.ts'

export interface DockProps extends ComponentPropsWithRef<'section'> {
  /** Names the region for screen readers: "Actions". */
  'aria-label': string
}

/** Holds a task screen's one primary action in reach of the thumb, with the figure it is about above it. */
export function Dock({ className, ...rest }: DockProps) {
  return <section ref={useDockSize()} {...rest} className={classNames('k-dock', className)} />
}

export interface DockRowProps extends ComponentPropsWithRef<'div'> {
  /** Which of two takes the room: the last one (a primary button), or the first (a figure). */
  wide?: 'first' | 'last' | 'both' | undefined
}

/** Two things beside each other in the dock; under each other when the text is large. */
export function DockRow({ wide = 'last', className, ...rest }: DockRowProps) {
  return <div {...rest} className={classNames('k-dock-row', className)} data-wide={wide} />
}
