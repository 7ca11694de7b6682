'use client'

import {
  type ComponentPropsWithRef,
  type ElementType,
  Fragment,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { useCurrentInSight } from './use-current-in-sight.ts'

export interface DeskPlace {
  id: string
  label: string
  icon: ReactElement
  /** Props of the link: `{ href }`, or `{ to }` with `linkAs={Link}`. */
  link: Record<string, unknown>
  /** How many wait there. */
  count?: number | string | undefined
  /** Something there is late. */
  urgent?: boolean | undefined
}

export interface DeskSection {
  label?: string | undefined
  places: readonly DeskPlace[]
}

export interface DeskLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  brand: ReactNode
  sections: readonly DeskSection[]
  /** The id of the place that is open. */
  current?: string | undefined
  linkAs?: ElementType | undefined
  /** Under the places: who is signed in, sign out. */
  foot?: ReactNode
  /** The screen's name: its `h1`. */
  title: ReactNode
  /** Beside the title: a count, a state. */
  titleEnd?: ReactNode
  /** At the end of the top bar: search, filters, help. */
  tools?: ReactNode
  /** Above everything: the service is paused, the connection is lost. */
  notice?: ReactNode
  /** For work on one thing: icons alone at the side, and the window's height, in which the content scrolls by itself. */
  work?: boolean | undefined
}

/** The console's frame: places at the side, the screen's name and tools on top. Icons alone below 1200 px. */
export function DeskLayout({
  brand,
  sections,
  current,
  linkAs: Link = 'a',
  foot,
  title,
  titleEnd,
  tools,
  notice,
  work = false,
  className,
  children,
  ...rest
}: DeskLayoutProps) {
  const words = useDeskWords()
  const main = useId()
  const isListed = sections.some(({ places }) => places.some(({ id }) => id === current))
  const nav = useCurrentInSight(isListed ? current : undefined)
  return (
    <div {...rest} className={classNames('k-desk-layout', className)} data-work={work || undefined}>
      <a className="k-desk-layout-skip" href={`#${main}`}>
        {words.skipToContent}
      </a>
      <aside className="k-desk-layout-side">
        <div className="k-desk-layout-brand">{brand}</div>
        <nav ref={nav} aria-label={words.sections}>
          {sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections are fixed for the life of the frame
            <Fragment key={index}>
              {section.label ? <p className="k-desk-layout-group">{section.label}</p> : null}
              <ul>
                {section.places.map((place) => (
                  <li key={place.id}>
                    <Link
                      {...place.link}
                      className="k-desk-layout-place"
                      aria-current={place.id === current ? 'page' : undefined}
                      title={place.label}
                    >
                      {place.icon}
                      <span className="k-desk-layout-name">{place.label}</span>
                      {place.count ? (
                        <span className="k-desk-layout-count" data-urgent={place.urgent || undefined}>
                          {place.count}
                        </span>
                      ) : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
        {foot ? <div className="k-desk-layout-foot">{foot}</div> : null}
      </aside>
      <div className="k-desk-layout-page">
        {notice}
        <header className="k-desk-layout-top">
          <h1>{title}</h1>
          {titleEnd}
          {tools ? <div className="k-desk-layout-tools">{tools}</div> : null}
        </header>
        <main id={main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
