import './figures.css'
import type { ReactNode } from 'react'

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'bad' | undefined
}

/** A strip of figures above a list. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="c-figures">
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
