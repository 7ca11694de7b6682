import { LanguageField } from './language-field.tsx'
import { useLanguage } from './use-language.ts'

/** The same choice for who has no account yet. */
export default function VisitorLanguage() {
  const [language, choose] = useLanguage()
  return <LanguageField language={language} onLanguage={(code) => void choose(code)} />
}
