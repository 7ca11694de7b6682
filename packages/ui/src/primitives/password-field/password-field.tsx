'use client'

import { useContext, useState } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { FieldContext } from '../field/field-context.ts'
import { EyeIcon } from '../icon/generated/eye-icon.ts'
import { EyeOffIcon } from '../icon/generated/eye-off-icon.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'endContent' | 'code' | 'autoComplete'> {
  /** Tells the password manager what this is. */
  autoComplete: 'current-password' | 'new-password'
}

/** Described by the field's label, so that it is known which of three passwords it shows. */
function ShowButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const words = useWords()
  return (
    <IconButton
      icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
      label={isShown ? words.hidePassword : words.showPassword}
      aria-describedby={useContext(FieldContext)?.labelId}
      onClick={onClick}
    />
  )
}

/** A password that can be looked at. Shown words are hidden again when the form is sent or the field left. */
export function PasswordField({ onBlur, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      endContent={<ShowButton isShown={isShown} onClick={() => setShown(!isShown)} />}
      onBlur={(event) => {
        const box = event.currentTarget.parentElement
        if (!box?.contains(event.relatedTarget)) setShown(false)
        onBlur?.(event)
      }}
    />
  )
}
