'use client'

import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { ChevronLeftIcon } from '../icon/generated/chevron-left-icon.ts'
import { ChevronRightIcon } from '../icon/generated/chevron-right-icon.ts'
import { pagesAround } from './pages-around.ts'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page in sight, from 1 on. */
  page: number
  /** How many there are. Left out where a list is read by key and nobody has counted: then only the neighbours. */
  pageCount?: number | undefined
  /** Without a count: whether something comes after this page. */
  hasNext?: boolean | undefined
  onPageChange?: ((page: number) => void) | undefined
  /** The page as a link, for a list whose page stands in the address: `(page) => ({ href: '?page=' + page })`. */
  linkOf?: ((page: number) => Record<string, unknown>) | undefined
  linkAs?: ElementType | undefined
  /** Another page is on its way: the present one stays, and nothing more can be asked for. */
  loading?: boolean | undefined
}

/** From page to page of a list. On a phone the two neighbours and where one is. */
export function Pagination({
  page,
  pageCount,
  hasNext = false,
  onPageChange,
  linkOf,
  linkAs: Link = 'a',
  loading,
  className,
  ...rest
}: PaginationProps) {
  const words = useWords()
  const last = pageCount ?? (hasNext ? page + 1 : page)
  const to = (next: number, label: string, face: ReactNode, kind: 'step' | 'page') => {
    const isHere = kind === 'page' && next === page
    const isShut = loading || next < 1 || next > last
    const look = {
      className: 'k-pagination-button',
      'data-kind': kind,
      'aria-label': label,
      'aria-current': isHere ? ('page' as const) : undefined,
      // Not disabled: at the last page the keyboard would lose its place.
      'aria-disabled': isShut || undefined,
    }
    if (linkOf)
      return (
        <Link {...(isShut ? { role: 'link', tabIndex: 0 } : linkOf(next))} {...look}>
          {face}
        </Link>
      )
    return (
      <button type="button" {...look} onClick={() => isShut || isHere || onPageChange?.(next)}>
        {face}
      </button>
    )
  }
  return (
    <nav
      aria-label={words.pages}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-pagination', className)}
    >
      {to(page - 1, words.previousPage, <ChevronLeftIcon />, 'step')}
      {pageCount !== undefined && (
        <ol className="k-pagination-pages">
          {pagesAround(page, pageCount).map((number, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place
            <li key={index}>
              {number === null ? (
                <span className="k-pagination-gap" aria-hidden>
                  …
                </span>
              ) : (
                to(number, words.page(number), number, 'page')
              )}
            </li>
          ))}
        </ol>
      )}
      <span className="k-pagination-here" data-alone={pageCount === undefined || undefined}>
        {words.pageOf(page, pageCount)}
      </span>
      {to(page + 1, words.nextPage, <ChevronRightIcon />, 'step')}
    </nav>
  )
}
