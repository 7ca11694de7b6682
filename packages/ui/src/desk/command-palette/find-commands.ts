import type { CommandGroup } from './command.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The commands that have every word of the query, whatever its case and accents. Groups without any are left out. */
export function findCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, detail = '', keywords = '' }) => {
        const text = plain(`${label} ${detail} ${keywords}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ commands }) => commands.length > 0)
}
