'use client'

import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { useWords } from '../../words/words-provider.tsx'

export interface TabbarProps extends ComponentPropsWithRef<'nav'> {
  /** Names the navigation for screen readers: "Main". */
  'aria-label': string
}

/** The app's main places, three to five of them, at the bottom of tab screens. */
export function Tabbar({ className, ...rest }: TabbarProps) {
  return <nav {...rest} className={classNames('k-tabbar', className)} />
}

interface TabOwn {
  icon: ReactElement
  /** This is where we are. */
  current?: boolean | undefined
  /** How many new things wait there; only that there are some is drawn. */
  unread?: number | undefined
}

export type TabProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, TabOwn>

/** One place in the tab bar: `<Tab as={Link} to="/home" icon={<HouseIcon />} current>Home</Tab>`. */
export function Tab<Element extends ElementType = 'a'>(props: TabProps<Element>) {
  const words = useWords()
  const { as: Root = 'a', icon, current, unread = 0, className, children, ...rest } = props as TabProps<'a'>
  return (
    <Root {...rest} className={classNames('k-tab', className)} aria-current={current ? 'page' : undefined}>
      <span className="k-tab-pill">
        {icon}
        {unread > 0 && <span className="k-tab-badge" />}
      </span>
      <span className="k-tab-label">{children}</span>
      {unread > 0 && <VisuallyHidden>, {words.unread(unread)}</VisuallyHidden>}
    </Root>
  )
}
