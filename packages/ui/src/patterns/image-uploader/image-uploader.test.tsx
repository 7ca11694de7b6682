import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { ImageUploader, type ImageUploaderProps, type UploaderPhoto } from './image-uploader.tsx'

const photo = (id: string, state: UploaderPhoto['photo'] = { state: 'done' }): UploaderPhoto => ({
  id,
  photo: state,
})
const props: ImageUploaderProps = {
  label: 'Photos of the card',
  photos: [],
  hint: 'Show the whole card.',
  onAdd: () => {},
  onRemove: () => {},
  onRetry: () => {},
}
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const input = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type="file"]')!

describe('adding', () => {
  it('gives at most as many files as there is room for', async () => {
    const add = vi.fn()
    const { container } = render(
      <ImageUploader {...props} photos={['1', '2', '3', '4'].map((id) => photo(id))} onAdd={add} />,
    )
    await userEvent.upload(input(container), ['a', 'b', 'c'].map(file))
    expect(add.mock.calls[0]![0].map((one: File) => one.name)).toEqual(['a', 'b'])
    expect(screen.getByText('Photos of the card')).toBeTruthy()
    await expectAccessible(container)
  })

  it('keeps its hint where there is one place for one photo', () => {
    render(
      <ImageUploader
        {...props}
        max={1}
        hint="A photo of you"
        slots={[{ id: 'me', label: 'You' }]}
        photos={[{ ...photo('1'), slot: 'me' }]}
      />,
    )
    expect(screen.getByText('A photo of you')).toBeTruthy()
    expect(screen.queryByText(/That is all/)).toBeNull()
  })

  it('has no place for a seventh photo and says so', () => {
    render(<ImageUploader {...props} photos={['1', '2', '3', '4', '5', '6'].map((id) => photo(id))} />)
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull()
    expect(screen.getByText('That is all 6 photos. Remove one to add another.')).toBeTruthy()
  })

  it('fills a named slot', async () => {
    const add = vi.fn()
    const { container } = render(
      <ImageUploader
        {...props}
        slots={[
          { id: 'front', label: 'Front' },
          { id: 'receipt', label: 'Receipt' },
        ]}
        onAdd={add}
      />,
    )
    expect(screen.getByRole('button', { name: 'Add photo: Receipt' })).toBeTruthy()
    await userEvent.upload(input(container), file('front.jpg'))
    expect(add.mock.calls[0]![1]).toBe('front')
  })

  it('offers every picture, or the kinds that it is given', () => {
    const { container, rerender } = render(<ImageUploader {...props} />)
    expect(input(container).accept).toBe('image/*')
    rerender(<ImageUploader {...props} accept="image/jpeg,image/png" />)
    expect(input(container).accept).toBe('image/jpeg,image/png')
    rerender(<ImageUploader {...props} accept="image/png" slots={[{ id: 'front', label: 'Front' }]} />)
    expect(input(container).accept).toBe('image/png')
  })

  it('takes the same file again after it was removed', async () => {
    const add = vi.fn()
    const { container } = render(<ImageUploader {...props} onAdd={add} />)
    await userEvent.upload(input(container), file('a'))
    await userEvent.upload(input(container), file('a'))
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('says what to do when the phone refuses the camera', () => {
    render(<ImageUploader {...props} refused />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add photos' }).disabled).toBe(true)
    expect(screen.getByText(/Allow it in the settings/)).toBeTruthy()
  })
})

describe('a photo', () => {
  it('says how far it is on its way', async () => {
    const { container } = render(
      <ImageUploader {...props} photos={[photo('1', { state: 'uploading', percent: 64 })]} />,
    )
    expect(screen.getByRole('progressbar', { name: 'Photo 1, sending' }).getAttribute('aria-valuenow')).toBe(
      '64',
    )
    await expectAccessible(container)
  })

  it('is removed and sent again by its name', async () => {
    const [remove, retry] = [vi.fn(), vi.fn()]
    render(
      <ImageUploader
        {...props}
        photos={[photo('a'), photo('b', { state: 'failed' })]}
        onRemove={remove}
        onRetry={retry}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again: photo 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
    expect(retry).toHaveBeenCalledWith('b')
    expect(remove).toHaveBeenCalledWith('a')
  })

  it('that needs retaking is taken again, not removed', async () => {
    const open = vi.fn()
    render(
      <ImageUploader
        {...props}
        photos={[photo('a', { state: 'retake', reason: 'Blurred' })]}
        onOpen={open}
      />,
    )
    expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retake photo 1' }))
    expect(open).toHaveBeenCalledWith('a')
    expect(screen.getByText('Blurred')).toBeTruthy()
  })
})
