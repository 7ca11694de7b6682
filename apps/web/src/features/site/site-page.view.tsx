import { t } from '@kaadi/words'
import './site-page.css'
import '../../platform/screens/words.css'
import { pageParts, type SitePage } from '@kaadi/contract/site'
import { times } from '../../platform/time/times.ts'

/** What the tenant has written, paragraph by paragraph, and of when it is. */
export function SitePageView({ page }: { page: SitePage }) {
  return (
    <article className="w-site-page">
      {pageParts(page.text).map(({ kind, text }) =>
        kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>,
      )}
      <p className="w-quiet">{t('Last changed {day}.', { day: times.day(page.updateTime) })}</p>
    </article>
  )
}
