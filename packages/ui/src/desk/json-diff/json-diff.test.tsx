import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { excerpt, pathText } from './diff-text.ts'
import { JsonDiff } from './json-diff.tsx'

const before = { rate: '1480', open: true, name: 'Steam', note: 'old', limits: { least: 10 } }
const after = { rate: '1495', open: true, name: 'Steam', limits: { least: 10 }, classes: ['fast'] }
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

describe('JsonDiff', () => {
  it('says each change in words, for who does not see signs and colours', async () => {
    const ref = createRef<HTMLElement>()
    const { container } = render(
      <JsonDiff ref={ref} before={before} after={after} label="Changes of Steam" className="mine" />,
    )
    expect(screen.getByRole('region', { name: 'Changes of Steam' })).toBe(ref.current)
    expect(ref.current?.className).toBe('k-json-diff mine')
    expect(screen.getByText('1 changed, 1 added, 1 removed')).toBeTruthy()
    expect(lines()).toEqual([
      '~Changed: rate, before "1480", after "1495"',
      '2 unchanged',
      '−Removed: note"old"',
      '1 unchanged',
      '+Added: classes[\n  "fast"\n]',
    ])
    await expectAccessible(container)
  })

  it('unfolds what stayed, and folds it again', async () => {
    render(<JsonDiff before={before} after={after} />)
    const fold = screen.getByRole('button', { name: '2 unchanged' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(fold)
    expect(lines()).toContain('Unchanged: opentrue')
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(fold)
    expect(lines()).not.toContain('Unchanged: opentrue')
  })

  it('says when nothing changed, and has nothing to copy then', async () => {
    const { container } = render(<JsonDiff before={before} after={{ ...before }} />)
    expect(screen.getByText('No changes')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy changes' })).toBeNull()
    expect(screen.getByRole('button', { name: '5 unchanged' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('copies the changes as text and says so', async () => {
    const user = userEvent.setup()
    render(<JsonDiff before={before} after={after} />)
    await user.click(screen.getByRole('button', { name: 'Copy changes' }))
    expect(await navigator.clipboard.readText()).toBe(
      '~ rate: "1480" → "1495"\n− note: "old"\n+ classes: ["fast"]',
    )
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('cuts a long value at first, around what is different in it', async () => {
    const long = 'Send a photo of the whole card. '.repeat(12)
    render(<JsonDiff before={{ text: `${long}Today.` }} after={{ text: `${long}Tomorrow.` }} />)
    const line = screen.getByRole('listitem')
    expect(line.textContent).toContain('whole card. Tomorrow."')
    expect(line.textContent!.length).toBeLessThan(200)
    await userEvent.click(within(line).getByRole('button', { name: 'Show all of it (text)' }))
    expect(line.textContent).toContain(`after "${long}Tomorrow."`)
    expect(within(line).queryByRole('button')).toBeNull()
  })

  it('caps a huge one until all of it is asked for', async () => {
    const huge = Object.fromEntries(Array.from({ length: 1300 }, (_, at) => [`field${at}`, at]))
    render(<JsonDiff before={{}} after={huge} limit={20} />)
    expect(lines()).toHaveLength(20)
    expect(screen.getByText('1,300 added')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all 1,300 lines' }))
    expect(lines()).toHaveLength(1300)
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('compares two plain values', () => {
    render(<JsonDiff before={10} after={12} />)
    expect(lines()).toEqual(['~Changed: whole value, before 10, after 12'])
  })
})

describe('its texts', () => {
  it('writes a path as code does', () => {
    expect(pathText(['rates', 'usd', 2, 'amount'])).toBe('rates.usd[2].amount')
    expect(pathText([0, 'a.b', ''])).toBe('[0]["a.b"][""]')
    expect(pathText(['Least value'])).toBe('Least value')
  })

  it('shows the first lines of a value that has many', () => {
    expect(excerpt('1\n2\n3\n4\n5\n6', undefined)).toBe('1\n2\n3\n4\n5\n6')
    expect(excerpt('1\n2\n3\n4\n5\n6\n7', undefined)).toBe('1\n2\n3\n4\n5\n6\n…')
  })
})
