import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface Fact {
  label: string
  value: ReactNode
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[]
}

/** Names and values, two columns, for reading across. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={classNames('k-fact-list', className)}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
