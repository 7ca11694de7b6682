import './seller.css'
import type { SellerPage } from '@kaadi/contract/people'
import { useForm } from '@kaadi/react'
import { Button, Panel, Section, TextArea } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import type { SellerActions } from './use-seller.controller.ts'

/** What operators wrote, and the next note. */
export function Notes({ notes, note }: Pick<SellerPage, 'notes'> & Pick<SellerActions, 'note'>) {
  const { form, text, reset } = useForm({
    initial: { text: '' },
    check: (values) => ({ text: values.text.trim().length < 3 ? t('Write a few words.') : undefined }),
    onSubmit: async (values) => {
      if (await note.run(values.text.trim())) reset()
    },
  })
  const field = text('text')
  return (
    <Section title={t('Notes')}>
      <Panel className="c-standing">
        <form {...form} className="c-pause-form">
          <TextArea
            {...field}
            label={t('New note')}
            hint={t('It stays as you write it. The seller does not see it.')}
            error={field.error ?? (note.error === undefined ? undefined : sayError(note.error))}
            maxLength={1000}
            required
          />
          <Button type="submit" variant="secondary" loading={note.isRunning}>
            {t('Write the note')}
          </Button>
        </form>
        {notes.length === 0 ? (
          <p className="k-quiet">{t('Nobody has written a note yet.')}</p>
        ) : (
          <ul className="c-plain">
            {notes.map(({ noteId, text: said, author, createTime }) => (
              <li key={noteId}>
                {said}
                <br />
                <span className="k-quiet">
                  {author} · {deskTime(createTime)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Section>
  )
}
