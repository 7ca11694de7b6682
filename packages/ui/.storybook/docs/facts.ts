import { guides } from '../guides/guides.ts'
import { kitParts, partsByEntry } from './kit-parts.ts'

const styles = import.meta.glob<string>('../../src/{primitives,layouts,patterns,desk}/*/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Written by the build of the package; a Storybook without one says so. */
const measured = import.meta.glob<Record<string, PartSize>>('../../dist/sizes.json', {
  import: 'default',
  eager: true,
})

/** Bytes, minified and gzipped, without React. */
export interface PartSize {
  script: number
  style: number
  /** A widget's script with the library it stands on. */
  whole?: number
}

export const sizeOf = (part: string): PartSize | undefined => Object.values(measured)[0]?.[part]

/** `primitives/button`: a component's stories stand beside its styles. */
const folderOf = (file: string): string => file.split('/').slice(-3, -1).join('/')

/** The tokens that the styles of a folder read: `--action`, `--s-4`. */
export function tokensIn(storyFile: string): string[] {
  const css = Object.entries(styles)
    .filter(([file]) => folderOf(file) === folderOf(storyFile))
    .map(([, text]) => text)
    .join('\n')
  const names = [...css.matchAll(/var\((--(?!k-)[\w-]+)/g)].map(([, name]) => name!)
  return [...new Set(names)].sort()
}

/** The part that a page is about: the one of its title, or the one that stands for its like, as one icon does for all. */
export function partOf(title: string, component: unknown): string {
  const name = title.split('/').at(-1) ?? ''
  const { displayName = name } = (component ?? {}) as { displayName?: string }
  return kitParts.includes(name) ? name : displayName
}

export function importOf(name: string, parts: readonly string[]): string {
  const [from] = Object.entries(partsByEntry).find(([, given]) => given.includes(name)) ?? ['@kaadi/ui']
  return `import { ${[name, ...parts].join(', ')} } from '${from}'`
}

const storyFiles = Object.keys(
  import.meta.glob('../../src/{primitives,layouts,patterns,desk}/*/*.stories.tsx'),
)
const bare = (name: string): string => name.replaceAll('-', '').toLowerCase()

/** The other way round: the titles of the components whose styles read a token, by its name with the dashes before it. */
export function titlesByToken(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const title of Object.keys(guides).sort()) {
    const name = bare(title.split('/').at(-1) ?? '')
    const file = storyFiles.find((path) => bare(path.split('/').at(-1) ?? '') === `${name}.stories.tsx`)
    for (const token of file ? tokensIn(file) : []) found.set(token, [...(found.get(token) ?? []), title])
  }
  return found
}
