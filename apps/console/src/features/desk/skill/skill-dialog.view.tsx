import './skill.css'
import type { Skill } from '@kaadi/contract/desk'
import { useForm } from '@kaadi/react'
import { Button, Checkbox, Dialog, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { languages } from '@kaadi/words/languages'
import { useState } from 'react'
import type { useBrands } from '../../../platform/content/card-colors.ts'

interface SkillDialogProps {
  readonly skill: Skill
  readonly brands: NonNullable<ReturnType<typeof useBrands>>
  readonly onSave: (skill: Skill) => void
  readonly onClose: () => void
}

/** Brands, value and languages that a reviewer knows. */
export function SkillDialog({ skill, brands, onSave, onClose }: SkillDialogProps) {
  const [cardTypeIds, setBrands] = useState<readonly string[]>(skill.cardTypeIds)
  const [spoken, setSpoken] = useState<readonly string[]>(skill.languages)
  const { form, text } = useForm({
    initial: { maxFaceValue: skill.maxFaceValue ?? '' },
    check: ({ maxFaceValue }) => ({
      maxFaceValue:
        maxFaceValue.trim() === '' || /^[1-9]\d{0,8}(\.\d{1,2})?$/.test(maxFaceValue.trim())
          ? undefined
          : t('Enter a number, such as 200.'),
    }),
    onSubmit: ({ maxFaceValue }) =>
      onSave({ cardTypeIds, maxFaceValue: maxFaceValue.trim() || null, languages: spoken } as Skill),
  })
  const known = languages.map(({ code, name }) => ({ value: code as string, label: name }))
  return (
    <Dialog open title={t('What you are dealt')} onClose={onClose}>
      <form {...form}>
        <p>
          {t('The most urgent order that fits comes first. What is past its promise is dealt to everybody.')}
        </p>
        <Choices
          legend={t('Brands (none for all)')}
          options={brands}
          chosen={cardTypeIds}
          onChange={setBrands}
        />
        <TextField
          {...text('maxFaceValue')}
          label={t('Most that an order’s cards are worth')}
          hint={t('In the money that stands on the cards. Leave it empty for any.')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Choices
          legend={t('Languages of sellers (none for all)')}
          options={known}
          chosen={spoken}
          onChange={setSpoken}
        />
        <Button type="submit" block>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const Choices = ({ legend, options, chosen, onChange }: ChoicesProps) => (
  <fieldset className="c-skill-choices">
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <Checkbox
        key={value}
        checked={chosen.includes(value)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
)
