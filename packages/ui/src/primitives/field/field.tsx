'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

/** What every control with a label takes. */
export interface FieldOwn {
  label: ReactNode
  /** Said after the label by screen readers only: the currency of an amount. */
  labelDetail?: string | undefined
  /** Beside the label: a count, a link. */
  labelEnd?: ReactNode
  /** Under the control, before it goes wrong. */
  hint?: ReactNode
  /** Under the control, what to do about it. The edge turns red with it. */
  error?: ReactNode
  /** Says "optional" beside the label; fields are needed unless they say so. */
  optional?: boolean | undefined
}

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'id'>, FieldOwn {
  /** Id of the control, where the app needs to know it. */
  controlId?: string | undefined
  required?: boolean | undefined
  /** The control is a group of several: the label then names the group and is no `<label>`. */
  group?: boolean | undefined
}

/** Label above, control, hint or error under. The controls of the kit inside it find their ids by themselves. */
export function Field({
  label,
  labelDetail,
  labelEnd,
  hint,
  error,
  optional,
  controlId,
  required = false,
  group,
  className,
  children,
  ...rest
}: FieldProps) {
  const words = useWords()
  const base = useId()
  const id = controlId ?? `${base}control`
  const [labelId, hintId, errorId] = [`${base}label`, `${base}hint`, `${base}error`]
  const isWrong = error != null && error !== false && error !== ''
  const describedBy = isWrong ? errorId : hint ? hintId : undefined
  const title = (
    <>
      {label}
      {labelDetail && <VisuallyHidden>, {labelDetail}</VisuallyHidden>}
      {optional && <span className="k-field-optional"> ({words.optional})</span>}
    </>
  )
  return (
    <div
      {...rest}
      className={classNames('k-field', className)}
      data-invalid={isWrong || undefined}
      {...(group && { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy })}
    >
      <div className="k-field-head">
        {group ? (
          <span id={labelId} className="k-field-label">
            {title}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className="k-field-label">
            {title}
          </label>
        )}
        {labelEnd && <span className="k-field-label-end">{labelEnd}</span>}
      </div>
      <FieldContext
        value={{ id, labelId, describedBy: group ? undefined : describedBy, invalid: isWrong, required }}
      >
        {children}
      </FieldContext>
      {isWrong ? (
        <FieldError id={errorId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={hintId} className="k-field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The edge around a control, with room for a symbol or a button at either end. */
export function FieldBox({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('k-field-box', className)} />
}
