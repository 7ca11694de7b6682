import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type CouponValues, couponFields, couponValues } from '../samples/coupons.tsx'
import type { SaveOutcome } from './form-state.ts'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'

const show = (props: Partial<ResourceFormProps<CouponValues>> = {}, outcome?: SaveOutcome<CouponValues>) => {
  const save = vi.fn(async (): Promise<SaveOutcome<CouponValues>> => outcome ?? { result: 'saved' })
  const form = (more: Partial<ResourceFormProps<CouponValues>> = {}) => (
    <ResourceForm
      label="Coupon STEAM100"
      fields={couponFields}
      values={couponValues}
      onSave={save}
      {...props}
      {...more}
    />
  )
  const { container, rerender } = render(form())
  return { container, save, arrive: (values: CouponValues) => rerender(form({ values })) }
}

const empty: CouponValues = {
  code: '',
  title: '',
  worth: '',
  share: '',
  card: '',
  country: '',
  ends: '',
  shown: false,
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const errorOf = (control: HTMLElement) =>
  control.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(control.getAttribute('aria-describedby')!)?.textContent
    : undefined
const code = 'Code'
const rewrite = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
// The last of them: a long text counts its characters in one too.
const standing = () => screen.getAllByRole('status').at(-1)!.textContent

describe('ResourceForm', () => {
  it('has a control for each field, by what it holds', async () => {
    const { container } = show()
    expect(screen.getByRole('form', { name: 'Coupon STEAM100' })).toBeTruthy()
    expect(field(code).value).toBe('STEAM100')
    expect(field(/^Title/).tagName).toBe('TEXTAREA')
    expect(field(/^Worth/).value).toBe('1,500')
    expect(field(/^At most/).inputMode).toBe('decimal')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Card' }).value).toBe('Steam')
    expect(screen.getByRole('combobox', { name: 'Country of the card' }).tagName).toBe('SELECT')
    expect(field(/^Last day/).type).toBe('date')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Shown in the app/ }).checked).toBe(true)
    await expectAccessible(container)
  })

  it('sends everything, and what was changed', async () => {
    const { save } = show()
    await rewrite(code, ' STEAM200 ')
    await userEvent.click(screen.getByRole('switch'))
    expect(standing()).toBe('Not saved yet')
    await press('Save')
    const values = { ...couponValues, code: 'STEAM200', shown: false }
    expect(save).toHaveBeenCalledExactlyOnceWith(values, { code: 'STEAM200', shown: false })
    expect(standing()).toContain('Saved')
    await press('Save')
    expect(save).toHaveBeenCalledOnce()
    expect(standing()).toBe('Nothing has changed')
  })

  it('sends a figure that was written with commas as the plain number', async () => {
    const { save } = show({
      fields: [{ type: 'number', name: 'share', label: 'Share' }],
      values: { ...couponValues, share: '1' },
    })
    await rewrite('Share', '1,250')
    await press('Save')
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...couponValues, share: '1250' }, { share: '1250' })
    expect(field('Share').value).toBe('1250')
    expect(standing()).toContain('Saved')
  })

  it('has nothing to send where nothing can be changed', () => {
    show({ fields: couponFields.map((field) => ({ ...field, readOnly: true })) })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(field(code).readOnly).toBe(true)
  })

  it('judges a field when it is left, then with each change', async () => {
    show()
    await userEvent.clear(field(code))
    expect(errorOf(field(code))).toBeUndefined()
    await userEvent.tab()
    expect(errorOf(field(code))).toBe('Fill this in.')
    await userEvent.type(field(code), 'MORE-THAN-TWELVE')
    expect(errorOf(field(code))).toBe('Take out 4 characters.')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(errorOf(field(code))).toBeUndefined()
  })

  it('goes to the first mistake and sends nothing', async () => {
    const { save, container } = show()
    await userEvent.clear(field(code))
    await userEvent.clear(field(/^At most/))
    await press('Save')
    expect(save).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field(code))
    expect(errorOf(field(/^At most/))).toBe('Fill this in.')
    expect(screen.queryByRole('heading')).toBeNull()
    await expectAccessible(container)
  })

  it('lists more than three mistakes, each with the way to it', async () => {
    const { container } = show({ values: empty })
    await press('Save')
    const list = screen.getByText('5 fields to put right').closest('section')!
    expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(within(list).getByRole('link', { name: 'Card' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Card' }))
    await expectAccessible(container)
  })
})

describe('what the service answers', () => {
  it('stands at the field it refused until that is changed, and the field has the focus', async () => {
    show({}, { result: 'refused', errors: { code: 'This code is taken.' }, message: 'Look at the code.' })
    await rewrite(code, 'WELCOME')
    await press('Save')
    expect(errorOf(field(code))).toBe('This code is taken.')
    expect(screen.getByRole('alert').textContent).toContain('Look at the code.')
    expect(document.activeElement).toBe(field(code))
    await userEvent.type(field(code), '2')
    expect(errorOf(field(code))).toBeUndefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('does not come: says so and keeps what was written', async () => {
    show({ onSave: () => Promise.reject(new Error('offline')) })
    await rewrite(code, 'WELCOME')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('This could not be saved.')
    expect(field(code).value).toBe('WELCOME')
  })

  it('is waited for once', async () => {
    let answer: (outcome: SaveOutcome<CouponValues>) => void = () => {}
    const save = vi.fn(() => new Promise<SaveOutcome<CouponValues>>((resolve) => (answer = resolve)))
    show({ onSave: save })
    await rewrite(code, 'WELCOME')
    await press('Save')
    await press('Save')
    expect(save).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer({ result: 'saved' }))
    expect(standing()).toContain('Saved')
  })

  it('says who was quicker, what they changed, and keeps mine over theirs when asked to', async () => {
    const theirs = { ...couponValues, worth: '2000', card: 'apple' }
    const { save, container } = show({}, { result: 'conflict', values: theirs, by: 'Bisi' })
    await rewrite(code, 'STEAM200')
    await press('Save')
    const notice = screen.getByRole('alert')
    expect(document.activeElement).toBe(notice)
    expect(notice.textContent).toContain('Bisi changed this while you were editing')
    const changes = within(within(notice).getByRole('region', { name: 'What they changed' }))
    expect(changes.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '~Changed: Worth, before "₦1,500.00", after "₦2,000.00"',
      '~Changed: Card, before "Steam", after "Apple"',
    ])
    await expectAccessible(container)
    await press('Save')
    expect(save).toHaveBeenCalledOnce()
    await press('Keep my changes')
    expect(screen.queryByRole('alert')).toBeNull()
    expect([field(code).value, field(/^Worth/).value]).toEqual(['STEAM200', '2,000'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
    await press('Save')
    expect(save).toHaveBeenLastCalledWith({ ...theirs, code: 'STEAM200' }, { code: 'STEAM200' })
  })

  it('takes theirs when asked to, and can bring mine back', async () => {
    show({}, { result: 'conflict', values: { ...couponValues, worth: '2000' } })
    await rewrite(code, 'STEAM200')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('Somebody changed this')
    await press('Take theirs')
    expect([field(code).value, field(/^Worth/).value]).toEqual(['STEAM100', '2,000'])
    await press('Bring them back')
    expect(field(code).value).toBe('STEAM200')
  })
})

describe('what was written', () => {
  it('is undone and brought back', async () => {
    show()
    await rewrite(code, 'STEAM200')
    await press('Undo changes')
    expect(field(code).value).toBe('STEAM100')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
    await press('Bring them back')
    expect(field(code).value).toBe('STEAM200')
    expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull()
  })

  it('is told of another person’s change without losing the place', async () => {
    const { arrive } = show()
    arrive({ ...couponValues, worth: '1800' })
    expect(field(/^Worth/).value).toBe('1,800')
    await rewrite(code, 'STEAM200')
    arrive({ ...couponValues, worth: '2000' })
    expect(screen.getByRole('alert').textContent).toContain('changed this while you were editing')
    expect(document.activeElement).toBe(field(code))
    expect(field(code).value).toBe('STEAM200')
  })

  it('is asked about before it is left', async () => {
    const [cancel, dirty] = [vi.fn(), vi.fn()]
    show({ onCancel: cancel, onDirtyChange: dirty })
    const leavesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leavesFreely()).toBe(true)
    await press('Cancel')
    expect(cancel).toHaveBeenCalledOnce()
    await rewrite(code, 'STEAM200')
    expect(dirty).toHaveBeenLastCalledWith(true)
    expect(leavesFreely()).toBe(false)
    await press('Cancel')
    expect(cancel).toHaveBeenCalledOnce()
    await press('Keep editing')
    expect(field(code).value).toBe('STEAM200')
    await press('Cancel')
    await press('Discard changes')
    expect(cancel).toHaveBeenCalledTimes(2)
    await press('Save')
    expect(dirty).toHaveBeenLastCalledWith(false)
    expect(leavesFreely()).toBe(true)
  })
})
