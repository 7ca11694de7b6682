import { readFileSync } from 'node:fs'
import type { IndexInput } from 'storybook/internal/types'
import { otherNames } from './guides/other-names.ts'

const rootOfNames = 'Other names'

/** Parts that have no page of their own stand on the page of what they are a part of: `subcomponents` of its stories. */
export const partsIn = (source: string): string[] =>
  /\n {2}subcomponents: \{([^}]*)\}/
    .exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean) ?? []

/**
 * Storybook's search reads titles alone. Each part of a page and each name that other kits have for it is an entry of its
 * own, at the end of the list, which opens the page's first story. They are not run as tests and have no documentation.
 */
export function withOtherNames(entries: readonly IndexInput[], source: string): IndexInput[] {
  const [first] = entries
  if (!first?.title) return [...entries]
  const names = [...partsIn(source), ...(otherNames[first.title] ?? [])]
  const page = first.title.split('/').at(-1)
  return [
    ...entries,
    ...names.map((name): IndexInput => {
      const { __id, metaId, ...rest } = first as IndexInput & { __id?: string; metaId?: string }
      return {
        ...rest,
        title: `${rootOfNames}/${name}`,
        name: `Is on the page ${page}`,
        tags: [...(first.tags ?? []), '!autodocs', '!test'],
      }
    }),
  ]
}

export const indexNames = (file: string, entries: readonly IndexInput[]): IndexInput[] =>
  withOtherNames(entries, readFileSync(file, 'utf8'))
