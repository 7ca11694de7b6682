import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { englishUploadWords } from '../words/english-part-words.tsx'
import { UploadList } from './upload-list.tsx'

const file = (name: string) => new File(['x'], name)

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [96_400, '96 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [3_400_000, '3.4 MB'],
  ])('writes %i bytes as %s', (bytes, words) => {
    expect(englishUploadWords.size(bytes)).toBe(words)
  })
})

describe('UploadList', () => {
  it('shows each file with its state, and what can be done about it', async () => {
    const [remove, retry] = [vi.fn(), vi.fn()]
    const { container } = render(
      <UploadList
        label="Proof"
        items={[
          { id: '1', name: 'bill.pdf', upload: { state: 'uploading', percent: 64 } },
          { id: '2', name: 'scan.tiff', upload: { state: 'failed', reason: 'Larger than 10 MB' } },
        ]}
        onAdd={() => {}}
        onRemove={remove}
        onRetry={retry}
      />,
    )
    expect(screen.getByRole('progressbar', { name: 'bill.pdf' }).getAttribute('aria-valuenow')).toBe('64')
    expect(screen.getByText('Larger than 10 MB')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again: scan.tiff' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove bill.pdf' }))
    expect([retry.mock.calls, remove.mock.calls]).toEqual([[['2']], [['1']]])
    await expectAccessible(container)
  })

  it('keeps a file’s name and its size in one piece where the page reads from the right', () => {
    const { container } = render(
      <UploadList
        label="Proof"
        items={[{ id: '1', name: '2026 (1).pdf', bytes: 482_000, upload: { state: 'done' } }]}
      />,
    )
    const pieces = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)
    expect(pieces).toEqual(['2026 (1).pdf', '482 KB', 'Uploaded'])
  })

  it('posts the ids of what has arrived, and of nothing else', () => {
    const { container } = render(
      <form>
        <UploadList
          label="Proof"
          name="proof"
          items={[
            { id: '1', name: 'a.pdf', upload: { state: 'done' } },
            { id: '2', name: 'b.pdf', upload: { state: 'waiting' } },
            { id: '3', name: 'c.pdf', upload: { state: 'done' } },
          ]}
        />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).getAll('proof')).toEqual(['1', '3'])
  })

  it('takes chosen and dropped files, as many as there is room for', () => {
    const add = vi.fn()
    const { container } = render(
      <UploadList
        label="Proof"
        max={2}
        items={[{ id: '1', name: 'a.pdf', upload: { state: 'done' } }]}
        onAdd={add}
      />,
    )
    fireEvent.change(screen.getByLabelText('Choose files'), { target: { files: [file('b'), file('c')] } })
    fireEvent.drop(container.querySelector('.k-upload-list-drop')!, { dataTransfer: { files: [file('d')] } })
    expect(add.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['b'], ['d']])
  })

  it('takes nothing while it is off', () => {
    const add = vi.fn()
    const { container } = render(<UploadList label="Proof" items={[]} onAdd={add} disabled />)
    fireEvent.drop(container.querySelector('.k-upload-list-drop')!, { dataTransfer: { files: [file('d')] } })
    expect(add).not.toHaveBeenCalled()
  })
})
