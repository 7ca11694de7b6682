import { Nav, Screen, type ScreenProps } from '@kaadi/ui'
import type { ReactNode } from 'react'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { AppTabbar } from './app-tabbar.tsx'
import { useScreenTitle } from './screen-title.ts'

export interface TabScreenProps extends Omit<ScreenProps, 'footer' | 'title'> {
  /** The heading of the screen and its name in the browser. */
  title: string
  /** At the end of the bar: one or two icon buttons. */
  endContent?: ReactNode
  /** In place of the bar. It must hold the screen's `h1`; the screen then says itself when it is offline. */
  header?: ReactNode
}

/** A screen of the layout `tabbar`: one of the five places, with the tab bar below. */
export function TabScreen({ title, endContent, header, children, ...screen }: TabScreenProps) {
  useScreenTitle(title)
  return (
    <Screen
      {...screen}
      header={header ?? <Nav size="large" title={title} endContent={endContent} />}
      footer={<AppTabbar />}
    >
      {!header && <OfflineNotice />}
      {children}
    </Screen>
  )
}
