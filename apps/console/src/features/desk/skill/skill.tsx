import type { Skill } from '@kaadi/contract/desk'
import { t } from '@kaadi/words'
import { languages } from '@kaadi/words/languages'
import { useState } from 'react'
import { useBrands } from '../../../platform/content/card-colors.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { KeyButton } from '../../../platform/screens/key-button.tsx'
import { useOperator } from '../../../platform/session/operator.ts'
import { isNarrow, keepSkill, keptSkill } from './kept-skill.ts'
import { SkillDialog } from './skill-dialog.view.tsx'
import './skill.css'

/** A way to change what the reviewer is dealt, and what it is where that is not every card. */
export function SkillLine() {
  const storage = usePlatform().storage.local
  const operatorId = useOperator()?.operatorId
  const brands = useBrands()
  const [isOpen, setOpen] = useState(false)
  const [skill, setSkill] = useState(() => keptSkill(storage, operatorId))
  if (operatorId === undefined) return null
  const save = (next: Skill) => {
    keepSkill(storage, operatorId, next)
    setSkill(next)
    setOpen(false)
  }
  return (
    <>
      <p className="c-skill">
        {isNarrow(skill) && t('You are dealt {what}, and what is late.', { what: inWords(skill, brands) })}
        <KeyButton of="d" variant="ghost" onPress={() => setOpen(true)}>
          {t('Change what you are dealt')}
        </KeyButton>
      </p>
      {isOpen && (
        <SkillDialog skill={skill} brands={brands ?? []} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const inWords = (skill: Skill, brands: ReturnType<typeof useBrands>): string => {
  const named = skill.cardTypeIds.map((id) => brands?.find(({ value }) => value === id)?.label ?? id)
  const spoken = skill.languages.map((code) => languages.find((one) => one.code === code)?.name ?? code)
  return [
    named.length > 0 ? named.join(', ') : t('every brand'),
    skill.maxFaceValue !== null && t('up to {value} an order', { value: skill.maxFaceValue }),
    spoken.length > 0 && t('sellers who speak {languages}', { languages: spoken.join(', ') }),
  ]
    .filter(Boolean)
    .join('; ')
}
