import { Select } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { type LanguageCode, languages } from '@kaadi/words/languages'

export const languageFieldId = 'language'

export interface LanguageFieldProps {
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
}

/** The choice of the language, each by the name that its speakers give it. */
export function LanguageField({ language, onLanguage }: LanguageFieldProps) {
  const isDraft = languages.some(({ code, isDraft }) => isDraft && code === language)
  return (
    <Select
      id={languageFieldId}
      label={t('Language')}
      value={language}
      onChange={(event) => onLanguage(event.currentTarget.value as LanguageCode)}
      hint={
        isDraft
          ? t('A machine wrote these words. Where they sound wrong, the English ones count.')
          : undefined
      }
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
