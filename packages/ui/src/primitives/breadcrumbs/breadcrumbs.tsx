'use client'

import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { ChevronLeftIcon } from '../icon/generated/chevron-left-icon.ts'
import { ChevronRightIcon } from '../icon/generated/chevron-right-icon.ts'

export interface Crumb {
  label: ReactNode
  /** Props of the link: `{ href }`, or `{ to }` with `linkAs={Link}`. The last one, the page itself, has none. */
  link?: Record<string, unknown> | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost place to the page itself. */
  items: readonly Crumb[]
  linkAs?: ElementType | undefined
}

/** Where a page lies among the others. With little room only the way back to the page above is left. */
export function Breadcrumbs({ items, linkAs: Link = 'a', className, ...rest }: BreadcrumbsProps) {
  const words = useWords()
  return (
    <nav aria-label={words.breadcrumbs} {...rest} className={classNames('k-breadcrumbs', className)}>
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its depth
          <li key={index}>
            {item.link ? (
              <>
                <ChevronLeftIcon size={16} className="k-breadcrumbs-back" />
                <Link {...item.link}>{item.label}</Link>
              </>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
            {index < items.length - 1 && <ChevronRightIcon size={16} className="k-breadcrumbs-next" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
