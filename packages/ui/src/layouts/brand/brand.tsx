'use client'

import { type ElementType, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'

interface BrandOwn {
  /** The site's name. */
  name: string
  /** Address of the logo. Until it is there, and if it fails, a mark is drawn from the name. */
  logo?: string | null | undefined
}

export type BrandProps<Element extends ElementType = 'span'> = PolymorphicProps<Element, BrandOwn>

/** The site's mark and name. As a way home: `<Brand as={Link} to="/home" …>`. */
export function Brand<Element extends ElementType = 'span'>(props: BrandProps<Element>) {
  const { as: Root = 'span', name, logo, className, ...rest } = props as BrandProps<'span'>
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Root {...rest} className={classNames('k-brand', className)}>
      {logo && failed !== logo ? (
        <img className="k-brand-mark" src={logo} alt="" onError={() => setFailed(logo)} />
      ) : (
        <BrandMark name={name} className="k-brand-mark" />
      )}
      <span className="k-brand-name">{name}</span>
    </Root>
  )
}

/** The mark drawn from a name: two threads and its first letter. While the name is not known the ground stands alone. */
export function BrandMark({ name, className }: { name: string; className?: string | undefined }) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <svg className={className} viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="var(--earn)" />
      {letter === '' ? null : letter === 'K' ? (
        <g fill="none" stroke="var(--on-earn)">
          <path d="M9 6v18M12.5 6v18" strokeWidth="2.2" />
          <path d="M22 7.5 15.5 15 22 22.5" strokeWidth="2.8" />
        </g>
      ) : (
        <>
          <path d="M7 6v18M10 6v18" fill="none" stroke="var(--on-earn)" strokeWidth="1.8" />
          <text x="19" y="21.5" textAnchor="middle" fill="var(--on-earn)" className="k-brand-letter">
            {letter}
          </text>
        </>
      )}
    </svg>
  )
}
