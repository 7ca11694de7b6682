import { sitePageNames } from '@kaadi/contract/site'
import { Chosen } from '../../platform/screens/list-beside.tsx'
import { PagePane } from './page-pane.view.tsx'
import { PagesView } from './pages.view.tsx'
import { useSitePage, useSitePages } from './use-site-pages.controller.ts'

/** The pages of the site at the left, the chosen one with its draft and its versions at the right. */
export function PageDesk({ chosen }: { readonly chosen: string | undefined }) {
  const name = sitePageNames.find((one) => one === chosen)
  return <PagesView {...useSitePages()}>{name ? <OnePage key={name} name={name} /> : null}</PagesView>
}

function OnePage({ name }: { readonly name: (typeof sitePageNames)[number] }) {
  const { detail, ...acts } = useSitePage(name)
  return <Chosen detail={detail}>{(stands) => <PagePane stands={stands} {...acts} />}</Chosen>
}
