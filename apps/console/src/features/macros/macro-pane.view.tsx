import { type Macro, macroFault } from '@kaadi/contract/desk-messages'
import { useForm } from '@kaadi/react'
import { AlertDialog, Button, Panel, TextArea, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect, useRef, useState } from 'react'
import '../../platform/screens/fault.css'
import { sayError } from '../../platform/net/say-error.ts'
import './macros.css'
import type { Macros } from './use-macros.controller.ts'

export interface MacroPaneProps extends Pick<Macros, 'save' | 'remove'> {
  /** Undefined for a new one. */
  readonly shown: Macro | undefined
}

/** Name and text of a saved answer. What was sent with it stays as it was sent. */
export function MacroPane({ shown, save, remove }: MacroPaneProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { form, text } = useForm({
    initial: { name: shown?.name ?? '', text: shown?.text ?? '' },
    check: (given) => ({
      name: given.name.trim().length < 2 ? t('Give it a name.') : undefined,
      text: faultOf(given.text.trim()),
    }),
    onSubmit: async (given) => {
      const change = { name: given.name.trim(), text: given.text.trim() }
      await save.run(shown ? { macroId: shown.macroId, ...change } : change)
    },
  })
  const error = save.error ?? remove.error
  return (
    <Panel
      as="section"
      className="c-macro"
      ref={pane}
      tabIndex={-1}
      aria-label={shown ? t('Saved answer {name}', shown) : t('New saved answer')}
    >
      <form {...form}>
        <TextField {...text('name')} label={t('Name')} maxLength={60} autoComplete="off" required />
        <TextArea
          {...text('text')}
          label={t('Text')}
          hint={t(
            'What stands in curly brackets is filled in: seller, number, card and amount by the service, any other word by whoever sends it.',
          )}
          maxLength={1000}
          rows={8}
          required
        />
        {error !== undefined && (
          <b className="c-error" role="alert">
            {sayError(error)}
          </b>
        )}
        <Button type="submit" loading={save.isRunning}>
          {t('Keep it')}
        </Button>
      </form>
      {shown && <Remove shown={shown} remove={remove} />}
    </Panel>
  )
}

const faultOf = (text: string): string | undefined => {
  if (text.length < 2) return t('Write what the seller is to read.')
  const fault = macroFault(text)
  return fault === undefined
    ? undefined
    : t('"{fault}" names no field. Write small letters between curly brackets.', { fault })
}

function Remove({ shown, remove }: { readonly shown: Macro } & Pick<Macros, 'remove'>) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('Take it away…')}
      </Button>
      <AlertDialog
        open={isAsked}
        title={t('Take "{name}" away?', shown)}
        confirmLabel={t('Take it away')}
        cancelLabel={t('Keep it')}
        variant="danger"
        loading={remove.isRunning}
        onConfirm={() => void remove.run(shown.macroId)}
        onClose={() => setAsked(false)}
      >
        {t('What was sent with it stays as it was sent.')}
      </AlertDialog>
    </>
  )
}
