import { expect, it } from 'vitest'
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
