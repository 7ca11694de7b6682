import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode
  /** At the end of the line: the way to the whole of it. */
  action?: ReactNode
  /** Under the content, small: units, when it was true. */
  note?: ReactNode
  /** For a section whose content says what it is: the title stays for screen readers. */
  titleHidden?: boolean | undefined
}

/** A part of a screen with its heading, which names it. */
export function Section({ title, action, note, titleHidden, className, children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <section {...rest} className={classNames('k-section', className)} aria-labelledby={id}>
      <div className={titleHidden ? 'k-visually-hidden' : 'k-section-head'}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
      {note && <p className="k-section-note">{note}</p>}
    </section>
  )
}
