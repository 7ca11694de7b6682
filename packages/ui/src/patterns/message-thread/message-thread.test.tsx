import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import type { ThreadMessage } from './message-bubble.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageThread } from './message-thread.tsx'

const talk: readonly ThreadMessage[] = [
  { id: '1', from: 'me', day: 'Today', at: '2:04 pm', state: 'read', text: 'Is something missing?' },
  { id: '2', from: 'them', author: 'Bisi', day: 'Today', at: '2:10 pm', text: 'The last four digits.' },
  { id: '3', from: 'them', author: 'Bisi', day: 'Today', text: 'On photo 2.' },
]

describe('MessageThread', () => {
  it('reads who wrote what, shows a name and a day once, and tells new ones politely', async () => {
    const { container } = render(<MessageThread messages={talk} />)
    const log = screen.getByRole('log', { name: 'Messages' })
    const items = within(log).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Today',
      'YouIs something missing?2:04 pmRead',
      'BisiThe last four digits.2:10 pm',
      'BisiOn photo 2.',
    ])
    expect(within(items[3]!).getByText('Bisi').className).toBe('k-visually-hidden')
    await expectAccessible(container)
  })

  it('reads each message, name and time in the direction it was written in, whatever the page’s is', () => {
    const { container } = render(
      <div dir="rtl">
        <MessageThread messages={talk} />
        <MessageComposer onSend={() => {}} defaultValue="Is it paid?" />
      </div>,
    )
    const directions = (selector: string) =>
      [...container.querySelectorAll<HTMLElement>(selector)].map(({ dir }) => dir)
    expect(directions('.k-message-text')).toEqual(['auto', 'auto', 'auto'])
    expect(directions('time')).toEqual(['auto', 'auto'])
    expect(container.querySelector('.k-message-author')?.firstElementChild?.localName).toBe('bdi')
    expect(directions('textarea')).toEqual(['auto'])
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    expect(directions('textarea')).toEqual([''])
  })

  it('offers to send again what failed', async () => {
    const retry = vi.fn()
    render(
      <MessageThread messages={[{ id: '9', from: 'me', state: 'failed', text: 'Hello' }]} onRetry={retry} />,
    )
    expect(screen.getByText('Not sent')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(retry).toHaveBeenCalledExactlyOnceWith('9')
  })

  it('opens a picture by its name', async () => {
    const open = vi.fn()
    const pictures = [{ id: 'p', src: '/p.jpg', label: 'Photo of the receipt' }]
    render(<MessageThread messages={[{ id: '9', from: 'them', pictures }]} onOpenPicture={open} />)
    await userEvent.click(screen.getByRole('button', { name: 'Look closer: Photo of the receipt' }))
    expect(open).toHaveBeenCalledExactlyOnceWith('9', 'p')
  })

  it('says that nothing is there, that it loads, and that it failed', async () => {
    const reload = vi.fn()
    const { rerender } = render(<MessageThread messages={[]} />)
    expect(screen.getByText('No messages yet')).toBeTruthy()
    rerender(<MessageThread messages={[]} loading />)
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-busy')).toBe('true')
    rerender(<MessageThread messages={[]} failed onReload={reload} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  const areaOf = (container: Element, height: number) => {
    const area = container.querySelector<HTMLElement>('.k-message-thread-area')!
    Object.defineProperty(area, 'scrollHeight', { configurable: true, value: height })
    Object.defineProperty(area, 'clientHeight', { configurable: true, value: 100 })
    return area
  }

  it('follows the newest only while it is read, and one’s own always', async () => {
    const { container, rerender } = render(<MessageThread messages={talk} />)
    const area = areaOf(container, 500)
    area.scrollTop = 100
    fireEvent.scroll(area)
    const more: ThreadMessage = { id: '4', from: 'them', text: 'Still there?' }
    rerender(<MessageThread messages={[...talk, more]} />)
    expect(area.scrollTop).toBe(100)
    await userEvent.click(screen.getByRole('button', { name: '1 new message' }))
    expect(area.scrollTop).toBe(500)
    area.scrollTop = 100
    fireEvent.scroll(area)
    rerender(<MessageThread messages={[...talk, more, { id: '5', from: 'me', text: 'Yes' }]} />)
    expect(area.scrollTop).toBe(500)
  })

  it('keeps in sight what failed, with its button', () => {
    const sent: ThreadMessage = { id: '9', from: 'me', state: 'sending', text: 'Hello' }
    const { container, rerender } = render(<MessageThread messages={[...talk, sent]} />)
    const area = areaOf(container, 540)
    rerender(<MessageThread messages={[...talk, { ...sent, state: 'failed' }]} onRetry={() => {}} />)
    expect(area.scrollTop).toBe(540)
  })

  it('stays where it is when older ones come in above', () => {
    const { container, rerender } = render(<MessageThread messages={talk} />)
    const area = areaOf(container, 500)
    rerender(<MessageThread messages={talk} />)
    area.scrollTop = 20
    fireEvent.scroll(area)
    areaOf(container, 800)
    rerender(<MessageThread messages={[{ id: '0', from: 'me', text: 'Hello' }, ...talk]} />)
    expect(area.scrollTop).toBe(320)
  })
})

describe('MessageComposer', () => {
  const finePointer = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }) as MediaQueryList)
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

  it('sends by Enter on a computer, begins a line with Shift, and empties itself', async () => {
    finePointer(true)
    const send = vi.fn()
    const { container } = render(<MessageComposer onSend={send} />)
    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith('One\ntwo')
    expect(box().value).toBe('')
    await expectAccessible(container)
  })

  it('begins a line by Enter on a phone, and sends by its button', async () => {
    finePointer(false)
    const send = vi.fn()
    render(<MessageComposer onSend={send} />)
    await userEvent.type(box(), 'One{Enter}two')
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).toHaveBeenCalledExactlyOnceWith('One\ntwo')
  })

  it('sends neither blanks nor while a picture is on its way, and pictures without words', async () => {
    const send = vi.fn()
    const composer = (state: 'done' | 'shrinking') => (
      <MessageComposer onSend={send} pictures={[{ id: '1', photo: { state } }]} onAddPictures={() => {}} />
    )
    const { rerender } = render(<MessageComposer onSend={send} defaultValue="  " />)
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    rerender(composer('shrinking'))
    await userEvent.click(button)
    expect(send).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    rerender(composer('done'))
    await userEvent.click(button)
    expect(send).toHaveBeenCalledExactlyOnceWith('')
  })

  it('takes no more pictures than there is room for', async () => {
    const add = vi.fn()
    render(
      <MessageComposer
        onSend={() => {}}
        onAddPictures={add}
        maxPictures={2}
        pictures={[{ id: '1', photo: { state: 'done' } }]}
      />,
    )
    const file = (name: string) => new File(['x'], name, { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), {
      target: { files: [file('a.png'), file('b.png')] },
    })
    expect(add.mock.calls[0]![0].map(({ name }: File) => name)).toEqual(['a.png'])
  })

  it('keeps a draft where the app does, goes back on a reset, and says why it is closed', async () => {
    const change = vi.fn()
    const { container, rerender } = render(
      <MessageComposer onSend={() => {}} defaultValue="Draft" onValueChange={change} />,
    )
    await userEvent.type(box(), '!')
    expect(change).toHaveBeenLastCalledWith('Draft!')
    expect(new FormData(container.querySelector('form')!).get('message')).toBe('Draft!')
    fireEvent.reset(container.querySelector('form')!)
    expect(box().value).toBe('Draft')
    rerender(<MessageComposer onSend={() => {}} closed="This trade is closed." />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('This trade is closed.')).toBeTruthy()
  })

  it('says how many pictures fit where more were chosen', () => {
    const add = vi.fn()
    const { rerender } = render(<MessageComposer onSend={vi.fn()} onAddPictures={add} maxPictures={4} />)
    const files = Array.from({ length: 5 }, (_, number) => new File(['x'], `${number}.jpg`))
    fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), { target: { files } })
    expect(add).toHaveBeenCalledExactlyOnceWith(files.slice(0, 4))
    const pictures = files.slice(0, 4).map(({ name }) => ({ id: name, photo: { state: 'done' as const } }))
    rerender(<MessageComposer onSend={vi.fn()} onAddPictures={add} maxPictures={4} pictures={pictures} />)
    expect(screen.getByRole('alert').textContent).toContain(
      '4 pictures fit in a message. The others were left out.',
    )
    rerender(
      <MessageComposer onSend={vi.fn()} onAddPictures={add} maxPictures={4} pictures={pictures.slice(1)} />,
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
