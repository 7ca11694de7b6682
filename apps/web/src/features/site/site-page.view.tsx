import { fromService, spoken, t } from '@kaadi/words'
import './site-page.css'
import '../../platform/screens/words.css'
import { type PagePart, pageParts, type SitePage } from '@kaadi/contract/site'
import { times } from '../../platform/time/times.ts'

/**
 * What the tenant has written, paragraph by paragraph, and of when it is. In another language where the catalogue has every
 * paragraph of it: a page that was written anew stays as it was written, for two languages are read in neither.
 */
export function SitePageView({ page }: { page: SitePage }) {
  const written = pageParts(page.text)
  const isTranslated =
    spoken() !== 'en-US' &&
    written.every(({ kind, text }) => kind === 'heading' || fromService(text) !== text)
  return (
    <article className="w-site-page">
      {isTranslated && (
        <p className="w-quiet">
          {t('A machine translated this page. The English text is the one that binds.')}
        </p>
      )}
      <Parts
        parts={isTranslated ? written.map((part) => ({ ...part, text: fromService(part.text) })) : written}
      />
      <p className="w-quiet">{t('Last changed {day}.', { day: times.date(page.updateTime) })}</p>
      {isTranslated && (
        <details>
          <summary>{t('Read the English text')}</summary>
          <div lang="en">
            <Parts parts={written} />
          </div>
        </details>
      )}
    </article>
  )
}

const Parts = ({ parts }: { parts: readonly PagePart[] }) =>
  parts.map(({ kind, text }) => (kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>))
