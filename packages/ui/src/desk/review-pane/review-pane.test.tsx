import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleChecks } from '../samples/desk.tsx'
import { CheckList } from './check-list.tsx'
import { FactList } from './fact-list.tsx'
import { ReviewPane } from './review-pane.tsx'

it('puts images, facts, verdicts and decision into one article', async () => {
  const { container } = render(
    <ReviewPane
      claim={<p>Yours</p>}
      head={<FactList facts={[{ label: 'Card', value: 'Steam' }]} />}
      images={<p>Images</p>}
      facts={<CheckList checks={sampleChecks} />}
      decision={<button type="button">Accept</button>}
    >
      <p>Verdict</p>
    </ReviewPane>,
  )
  const order = ['Yours', 'Card', 'Images', 'Shared device', 'Verdict', 'Accept']
  const places = order.map((words) => screen.getByRole('article').textContent!.indexOf(words))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await expectAccessible(container)
})

it('lets the keyboard scroll a side in which nothing could have the focus', async () => {
  const high = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { container } = render(
    <ReviewPane
      head={<p>Steam</p>}
      images={<p>Photos are locked</p>}
      decision={<button type="button">Take</button>}
    >
      <button type="button">Show code</button>
    </ReviewPane>,
  )
  const side = screen.getByRole('group', { name: 'Order' })
  expect([side.tabIndex, side.textContent]).toEqual([0, 'Photos are locked'])
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull()
  await expectAccessible(container)
  high.mockRestore()
})

it('tells failed checks first, each with its result in words', () => {
  render(<CheckList checks={sampleChecks} />)
  const lines = screen.getAllByRole('listitem')
  expect(lines.map((line) => line.dataset.result)).toEqual(['bad', 'warn', 'none', 'ok', 'ok'])
  expect(lines[0]!.textContent).toContain('failed')
  expect(lines[2]!.textContent).toContain('not run')
})
