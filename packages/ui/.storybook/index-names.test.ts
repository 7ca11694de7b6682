import { expect, it } from 'vitest'
import { guides } from './guides/guides.ts'
import { otherNames } from './guides/other-names.ts'
import { partsIn, withOtherNames } from './index-names.ts'

const story = {
  type: 'story' as const,
  importPath: './src/primitives/row/row.stories.tsx',
  exportName: 'Default',
  title: 'Primitives/Row',
  tags: ['autodocs'],
}

it('reads the parts of a page from its stories', () => {
  expect(partsIn('const meta = {\n  component: Dock,\n  subcomponents: { DockRow, Other },\n}')).toEqual([
    'DockRow',
    'Other',
  ])
  expect(partsIn('const meta = {\n  component: Tag,\n}')).toEqual([])
})

it('adds an entry for each part and each name that other kits have', () => {
  const [own, ...others] = withOtherNames([story], '\n  subcomponents: { Rows },\n')
  expect(own).toBe(story)
  expect(others.map(({ title }) => title)).toEqual([
    'Other names/Rows',
    'Other names/List item',
    'Other names/Cell',
  ])
  for (const { name, tags, importPath, exportName } of others) {
    expect(name).toBe('Is on the page Row')
    expect(tags).toEqual(['autodocs', '!autodocs', '!test'])
    expect([importPath, exportName]).toEqual([story.importPath, 'Default'])
  }
})

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

it('leads no name away from the part that is called so', () => {
  const nameOf = (title: string) => plain(title.split('/').at(-1) ?? '')
  const own = new Set(Object.keys(guides).map(nameOf))
  const led = Object.entries(otherNames).flatMap(([title, names]) =>
    names
      .filter((name) => own.has(plain(name)) && plain(name) !== nameOf(title))
      .map((name) => `${name} leads to ${title}`),
  )
  expect(led).toEqual([])
})

it.each([
  ['chat', 'Patterns/MessageThread'],
  ['currency converter', 'Patterns/ExchangeForm'],
  ['time picker', 'Primitives/DateField'],
  ['radio button', 'Primitives/RadioGroup'],
  ['audit log', 'Desk/ActivityTimeline'],
  ['line chart', 'Patterns/RateChart'],
  ['2fa', 'Patterns/TwoFactorSetup'],
  ['backup codes', 'Patterns/RecoveryCodes'],
  ['command menu', 'Desk/CommandPalette'],
  ['side panel', 'Primitives/Drawer'],
])('finds by %s what is %s here', (name, title) => {
  expect(otherNames[title]?.map(plain)).toContain(plain(name))
})
