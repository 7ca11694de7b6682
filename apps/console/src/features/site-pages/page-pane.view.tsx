import type { EditedPage } from '@kaadi/contract/site-pages'
import { sitePageMaxLength } from '@kaadi/contract/site-pages'
import { useForm } from '@kaadi/react'
import { Alert, Button, Panel, TextArea } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef, useState } from 'react'
import '../../platform/screens/fault.css'
import './site-pages.css'
import { useUnsaved } from '../../platform/forms/unsaved.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import { PageHistory } from './page-history.view.tsx'
import { pageNames } from './page-names.ts'
import { PagePreview } from './page-preview.view.tsx'
import { Publication } from './publication.view.tsx'
import type { SitePageState } from './use-site-pages.controller.ts'

export interface PagePaneProps extends Omit<SitePageState, 'detail'> {
  /** As the service has it now. */
  readonly stands: EditedPage
}

/** What is being written for a page, as the editor began with it, beside what visitors will read. */
export function PagePane({ stands, saveDraft, publish, undo }: PagePaneProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  // What somebody else saves meanwhile takes nothing of what is written here.
  const [base, setBase] = useState(stands)
  const { name, revision } = base
  const { form, text, field, fail, values } = useForm({
    initial: { text: textOf(base) },
    check: (given) => ({ text: given.text.trim() === '' ? t('Write something.') : undefined }),
    onSubmit: async (given) => {
      if (isChanged) take(await saveDraft.run({ name, revision, text: given.text.trim() }))
      else fail('text', t('Nothing of it is changed.'))
    },
  })
  const isChanged = values.text.trim() !== textOf(base)
  useUnsaved(isChanged)
  const take = (page: EditedPage | undefined) => {
    if (!page) return
    setBase(page)
    field('text').set(textOf(page))
  }
  const problem = saveDraft.error ?? publish.error ?? undo.error
  const isOvertaken = stands.revision > revision
  return (
    <Panel as="section" className="c-page" ref={pane} tabIndex={-1} aria-label={t(pageNames[name])}>
      {isOvertaken && (
        <Overtaken stands={stands} onTake={() => take(stands)} onKeep={() => setBase(stands)} />
      )}
      {problem !== undefined && !isOvertaken && (
        <b className="c-error" role="alert">
          {sayError(problem)}
        </b>
      )}
      <div className="c-page-sides">
        <form {...form}>
          <TextArea
            {...text('text')}
            label={base.draft ? t('Draft') : t('Text')}
            hint={t('A blank line parts two paragraphs. A line that begins with "# " is a heading.')}
            maxLength={sitePageMaxLength}
            rows={14}
            required
          />
          <Button type="submit" loading={saveDraft.isRunning}>
            {t('Save the draft')}
          </Button>
        </form>
        <PagePreview text={values.text} />
      </div>
      <Publication page={base} isChanged={isChanged} publish={publish} undo={undo} onDone={take} />
      <PageHistory versions={base.versions} onWrite={(written) => field('text').set(written)} />
    </Panel>
  )
}

const textOf = ({ draft, versions }: EditedPage): string => draft?.text ?? versions[0]?.text ?? ''

interface OvertakenProps {
  readonly stands: EditedPage
  /** Goes on with the other's text. */
  readonly onTake: () => void
  /** Goes on with one's own, having seen the other's. */
  readonly onKeep: () => void
}

/** Somebody else was faster: their text, and which of both is gone on with. */
function Overtaken({ stands: { draft, versions }, onTake, onKeep }: OvertakenProps) {
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
