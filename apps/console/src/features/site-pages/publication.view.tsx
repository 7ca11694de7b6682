import type { EditedPage } from '@kaadi/contract/site-pages'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { Undo2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import './site-pages.css'
import { useUnsaved } from '../../platform/forms/unsaved.tsx'
import type { SitePageState } from './use-site-pages.controller.ts'

interface PublicationProps extends Pick<SitePageState, 'publish' | 'undo'> {
  readonly page: EditedPage
  /** What is written is not saved yet: nothing is published past it. */
  readonly isChanged: boolean
  readonly onDone: (page: EditedPage | undefined) => void
}

/** Makes the draft what visitors read, or brings back what they read before; both with a reason. */
export function Publication({ page, isChanged, publish, undo, onDone }: PublicationProps) {
  const [asked, setAsked] = useState<'publish' | 'undo'>()
  const { name, revision, draft, undoesTo } = page
  const end = async (action: typeof publish, reason: string) => {
    const done = await action.run({ name, revision, reason })
    onDone(done)
    if (done) setAsked(undefined)
  }
  if (isChanged) return <p className="k-quiet">{t('Save the draft first: then it can be published.')}</p>
  if (asked === 'publish')
    return (
      <WhyForm
        label={t('Publish the draft')}
        isRunning={publish.isRunning}
        onWhy={(reason) => void end(publish, reason)}
        onEnd={() => setAsked(undefined)}
      />
    )
  if (asked === 'undo')
    return (
      <WhyForm
        label={t('Bring version {version} back', { version: undoesTo ?? '' })}
        isRunning={undo.isRunning}
        onWhy={(reason) => void end(undo, reason)}
        onEnd={() => setAsked(undefined)}
      />
    )
  return (
    <div className="c-page-ways">
      {draft && <Button onClick={() => setAsked('publish')}>{t('Publish the draft…')}</Button>}
      {undoesTo !== null && (
        <Button variant="secondary" icon={<Undo2Icon />} onClick={() => setAsked('undo')}>
          {t('Bring version {version} back…', { version: undoesTo })}
        </Button>
      )}
    </div>
  )
}

interface WhyFormProps {
  readonly label: string
  readonly isRunning: boolean
  readonly onWhy: (reason: string) => void
  readonly onEnd: () => void
}

function WhyForm({ label, isRunning, onWhy, onEnd }: WhyFormProps) {
  const { form, text, values } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: ({ reason }) => onWhy(reason.trim()),
  })
  useUnsaved(values.reason.trim() !== '')
  return (
    <form {...form} aria-label={label}>
      <TextField
        {...text('reason')}
        label={t('Why')}
        hint={t('For the other operators, and kept in the audit. Visitors do not read it.')}
        maxLength={200}
        autoComplete="off"
        autoFocus
        required
      />
      <div className="c-page-ways">
        <Button type="submit" loading={isRunning}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('Back')}
        </Button>
      </div>
    </form>
  )
}
