import type { EditedPage } from '@kaadi/contract/site-pages'
import { Alert, Button } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { PagePreview } from './page-preview.view.tsx'

interface OvertakenProps {
  readonly stands: EditedPage
  /** Goes on with the other's text. */
  readonly onTake: () => void
  /** Goes on with one's own, having seen the other's. */
  readonly onKeep: () => void
}

/** Somebody else was faster: their text, and which of both is gone on with. */
export function Overtaken({ stands: { draft, versions }, onTake, onKeep }: OvertakenProps) {
  const theirs = draft ?? versions[0]
  return (
    <Alert
      tone="bad"
      role="alert"
      icon={<CircleAlertIcon />}
      title={
        theirs?.by
          ? t('{name} changed this page in the meantime.', { name: theirs.by })
          : t('This page was changed in the meantime.')
      }
    >
      <PagePreview text={theirs?.text ?? ''} label={t('As it is now')} />
      <div className="c-page-ways">
        <Button size="small" onClick={onTake}>
          {t('Go on with this')}
        </Button>
        <Button size="small" variant="secondary" onClick={onKeep}>
          {t('Keep what I wrote')}
        </Button>
      </div>
    </Alert>
  )
}
