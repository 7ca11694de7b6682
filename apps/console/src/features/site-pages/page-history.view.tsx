import type { PageVersion } from '@kaadi/contract/site-pages'
import { Button, Section } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { deskTime } from '../../platform/time/desk-time.ts'
import './site-pages.css'
import { PagePreview } from './page-preview.view.tsx'

interface PageHistoryProps {
  readonly versions: readonly PageVersion[]
  /** Writes on from the text of one. */
  readonly onWrite: (text: string) => void
}

/** What visitors read when, the newest first: why, and who published it. */
export function PageHistory({ versions, onWrite }: PageHistoryProps) {
  return (
    <Section title={t('Versions')}>
      {versions.length === 0 && <p className="k-quiet">{t('Nothing is published yet.')}</p>}
      <ol className="c-page-versions">
        {versions.map((one) => (
          <li key={one.version}>
            <details>
              <summary>
                <b>{t('Version {version}', one)}</b> {one.reason ?? t('As it began.')}
                <span className="k-quiet"> {factsOf(one)}</span>
              </summary>
              <PagePreview text={one.text} label={t('As visitors read it then')} />
              <Button size="small" variant="secondary" onClick={() => onWrite(one.text)}>
                {t('Write on from here')}
              </Button>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const factsOf = ({ by, time, restores }: PageVersion): string =>
  [
    by ? t('{name}, {time}', { name: by, time: deskTime(time) }) : deskTime(time),
    ...(restores === null ? [] : [t('brings version {restores} back', { restores })]),
  ].join(' · ')
