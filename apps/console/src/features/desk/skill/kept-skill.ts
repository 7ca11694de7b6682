import { type Skill, skillSchema } from '@kaadi/contract/desk'
import type { StorageAdapter } from '@kaadi/core/storage'

/** Nothing is left out. */
export const everySkill: Skill = { cardTypeIds: [], maxFaceValue: null, languages: [] }

export const isNarrow = ({ cardTypeIds, maxFaceValue, languages }: Skill): boolean =>
  cardTypeIds.length > 0 || maxFaceValue !== null || languages.length > 0

type Storage = Pick<StorageAdapter, 'get' | 'set'>
const keyOf = (operatorId: string) => `skill:${operatorId}`

/** What an operator has chosen on this machine. */
export const keptSkill = (storage: Storage, operatorId: string | undefined): Skill => {
  try {
    const kept = skillSchema.safeParse(JSON.parse(storage.get(keyOf(operatorId ?? '')) ?? 'null'))
    return kept.success ? kept.data : everySkill
  } catch {
    return everySkill
  }
}

export const keepSkill = (storage: Storage, operatorId: string, skill: Skill): void =>
  storage.set(keyOf(operatorId), JSON.stringify(skill))
