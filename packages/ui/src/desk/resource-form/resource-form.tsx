'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { AlertDialog } from '../../primitives/dialog/alert-dialog.tsx'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { useWords } from '../../words/words-provider.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { FieldControl } from './field-control.tsx'
import { Conflict, Mistakes } from './form-notices.tsx'
import type { FormState, SaveOutcome } from './form-state.ts'
import { type ResourceField, type ResourceValues, readable } from './resource-field.ts'
import { conflict, useResourceForm } from './use-resource-form.ts'

export interface ResourceFormProps<Values extends ResourceValues>
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** What is edited, for screen readers: "Coupon WELCOME". */
  label: string
  fields: readonly ResourceField<Values>[]
  /** As the service keeps it. What arrives while somebody is editing is shown as another person's change. */
  values: Values
  /** Sends all values, and those that changed. A throw is told; what was written stays. */
  onSave: (values: Values, changes: Partial<Values>) => Promise<SaveOutcome<Values>>
  saveLabel?: ReactNode
  /** Leaves the form; asked about before, while something is not saved. */
  onCancel?: (() => void) | undefined
  /** For the app's own links, which the browser does not ask about. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
}

/** More mistakes than this are listed above the form. */
const fewMistakes = 3

/**
 * A form made from a description of its fields. A field is judged when it is left, then with each change; sending goes
 * to the first mistake. Nothing that somebody wrote is lost: neither to a failure nor to another person's change.
 */
export function ResourceForm<Values extends ResourceValues>({
  label,
  fields,
  values,
  onSave,
  saveLabel,
  onCancel,
  onDirtyChange,
  className,
  ...rest
}: ResourceFormProps<Values>) {
  const words = useDeskWords()
  const base = useId()
  const idOf = (name: string) => `${base}${name}`
  const goTo = (name: string) => document.getElementById(idOf(name))?.focus()
  const form = useResourceForm({ fields, values, onSave, onDirtyChange, words, goTo })
  const { state, send, problems } = form
  const saveButton = useRef<HTMLButtonElement>(null)
  /** The button that was pressed goes away with what it settled; the focus goes where the work goes on. */
  const settle = (type: 'keepMine' | 'takeTheirs' | 'undo' | 'bringBack') => {
    send({ type })
    saveButton.current?.focus()
  }
  const shown = problems.filter(({ name }) => state.left.has(name))
  const { base: known, theirs } = state
  const inWords = (of: Values) =>
    Object.fromEntries(
      fields
        .filter(({ name }) => theirs?.values[name] !== known[name])
        .map((field) => [field.label, readable(field, of, words)]),
    )
  const isEditable = fields.some(({ readOnly }) => !readOnly)
  return (
    <form
      {...rest}
      aria-label={label}
      noValidate
      className={classNames('k-resource-form', className)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {theirs ? (
        <Conflict
          id={idOf(conflict)}
          takesFocus={theirs.isAnswer}
          by={theirs.by}
          before={inWords(known)}
          after={inWords(theirs.values)}
          onKeepMine={() => settle('keepMine')}
          onTakeTheirs={() => settle('takeTheirs')}
        />
      ) : null}
      {shown.length > fewMistakes ? <Mistakes problems={shown} idOf={idOf} goTo={goTo} /> : null}
      {state.message ? (
        <Alert tone="bad" icon={<TriangleAlertIcon />} title={state.message} role="alert" />
      ) : null}
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          id={idOf(field.name)}
          field={field as ResourceField<never>}
          value={state.values[field.name] ?? ''}
          error={form.problemOfField(field.name)}
          onWrite={(value) => send({ type: 'write', name: field.name, value })}
          onLeave={() => send({ type: 'leave', name: field.name })}
        />
      ))}
      <div className="k-resource-form-foot">
        {isEditable ? (
          <Button ref={saveButton} type="submit" loading={state.phase === 'saving'}>
            {saveLabel ?? words.save}
          </Button>
        ) : null}
        {form.isDirty && !theirs ? (
          <Button variant="ghost" icon={<Undo2Icon />} onClick={() => settle('undo')}>
            {words.undoChanges}
          </Button>
        ) : null}
        {onCancel ? <Cancel isDirty={form.isDirty} onCancel={onCancel} /> : null}
        <Standing
          phase={state.phase}
          isDirty={form.isDirty}
          isUndone={state.undone !== null}
          onBringBack={() => settle('bringBack')}
        />
      </div>
    </form>
  )
}

function Cancel({ isDirty, onCancel }: { isDirty: boolean; onCancel: () => void }) {
  const words = useDeskWords()
  const { cancel } = useWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => (isDirty ? setAsked(true) : onCancel())}>
        {cancel}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.discardTitle}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        variant="danger"
        onConfirm={() => {
          setAsked(false)
          onCancel()
        }}
      >
        {words.discardText}
      </AlertDialog>
    </>
  )
}

interface StandingProps {
  phase: FormState<ResourceValues>['phase']
  isDirty: boolean
  isUndone: boolean
  onBringBack: () => void
}

/** Whether it is saved, and the way back from an undo. */
function Standing({ phase, isDirty, isUndone, onBringBack }: StandingProps) {
  const words = useDeskWords()
  return (
    <div className="k-resource-form-standing">
      <p role="status">
        {isUndone ? (
          words.changesUndone
        ) : phase === 'saved' && !isDirty ? (
          <span className="k-resource-form-saved">
            <CheckIcon size={16} /> {words.saved}
          </span>
        ) : phase === 'unchanged' ? (
          words.nothingToSave
        ) : isDirty ? (
          words.notSaved
        ) : null}
      </p>
      {isUndone ? (
        <Button size="small" variant="link" onClick={onBringBack}>
          {words.bringBack}
        </Button>
      ) : null}
    </div>
  )
}
