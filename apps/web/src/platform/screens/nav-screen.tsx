import { Nav, Screen, type ScreenProps } from '@kaadi/ui'
import type { ReactNode } from 'react'
import { useBack } from '../navigation/back.ts'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { useScreenTitle } from './screen-title.ts'

export interface NavScreenProps extends Omit<ScreenProps, 'header' | 'title'> {
  /** The heading of the screen and its name in the browser. */
  title: string
  /** Where Back leads when there is nothing to go back to. */
  parent: string
  /** One or two icon buttons. */
  endContent?: ReactNode
}

/** A screen of the layout `nav`: a bar with the way back, no tab bar. Its one action goes into `footer`, as a `Dock`. */
export function NavScreen({ title, parent, endContent, children, ...screen }: NavScreenProps) {
  useScreenTitle(title)
  const back = useBack(parent)
  return (
    <Screen {...screen} header={<Nav title={title} onBack={back} endContent={endContent} />}>
      <OfflineNotice />
      {children}
    </Screen>
  )
}
