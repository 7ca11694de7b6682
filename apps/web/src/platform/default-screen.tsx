import { Brand, Screen, type ScreenProps } from '@kaadi/ui'
import { Link } from './link.tsx'
import { paths } from './paths.ts'
import { useScreenTitle } from './screen-title.ts'
import { useSiteInfo } from './site.ts'

export interface DefaultScreenProps extends Omit<ScreenProps, 'header' | 'title'> {
  /** The heading of the screen and its name in the browser. */
  title: string
}

/** A screen of the layout `default`, for visitors: the brand above, then the heading. */
export function DefaultScreen({ title, children, ...screen }: DefaultScreenProps) {
  useScreenTitle(title)
  const site = useSiteInfo()
  return (
    <Screen
      {...screen}
      header={
        <header className="w-default-head">
          <Brand as={Link} to={paths.pcad} name={site?.siteName ?? ''} logo={site?.logo} />
        </header>
      }
    >
      <h1>{title}</h1>
      {children}
    </Screen>
  )
}
