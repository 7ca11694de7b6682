import { expect, it } from 'vitest'
import { usageCode } from './usage-code.ts'

const SearchBox = () => null

it('shows a story that keeps state as the part it is about', () => {
  expect(usageCode('<Live\n  label="Search banks"\n/>', { component: SearchBox })).toBe(
    '<SearchBox\n  label="Search banks"\n/>',
  )
})

it('leaves parts of the kit and their arrangement as they are, but for the class of the arrangement', () => {
  const code = '<div className="story-row">\n  <Tag>Paid</Tag>\n</div>'
  expect(usageCode(code, { component: SearchBox })).toBe('<div>\n  <Tag>Paid</Tag>\n</div>')
  expect(usageCode('<Panel>\n  Steam\n</Panel>', { component: SearchBox })).toBe('<Panel>\n  Steam\n</Panel>')
})

it('shows a handler as one to fill in, not as a spy', () => {
  expect(usageCode('<SearchBox onValueChange={fn()} />', { component: SearchBox })).toBe(
    '<SearchBox onValueChange={() => {}} />',
  )
})
