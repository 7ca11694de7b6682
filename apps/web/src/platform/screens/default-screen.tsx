import { t } from '@kaadi/words'
import './default-screen.css'
import { Brand, BrandHeader, Panel, Screen } from '@kaadi/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSiteInfo } from '../content/site.ts'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { useScreenTitle } from './screen-title.ts'

// Nobody needs it before the form.
const VisitorLanguage = lazy(() => import('../words/visitor-language.tsx'))

export interface DefaultScreenProps {
  /** The heading of the screen and its name in the browser. */
  readonly title: string
  /** One sentence under the heading. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A screen of the layout `default`, for visitors: brand and heading on the cloth, then one panel. */
export function DefaultScreen({ title, lead, children }: DefaultScreenProps) {
  useScreenTitle(title)
  const site = useSiteInfo()
  return (
    <Screen
      overlap
      header={
        <BrandHeader
          overlap
          brand={
            <Brand
              as={Link}
              to={paths.pcad}
              name={site?.siteName ?? ''}
              logo={site?.logo}
              aria-label={site ? undefined : t('Start page')}
            />
          }
        >
          <h1 className="w-default-title">{title}</h1>
          {lead && <p className="w-default-lead">{lead}</p>}
        </BrandHeader>
      }
    >
      <Panel appearance="lifted" padding="large">
        {children}
      </Panel>
      <Suspense>
        <VisitorLanguage />
      </Suspense>
    </Screen>
  )
}
