import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { DateField } from './date-field.tsx'

describe('DateField', () => {
  it('is a native field that posts a plain day, resets, and is tied to its error', async () => {
    const ref = createRef<HTMLInputElement>()
    const { container } = render(
      <form>
        <DateField
          ref={ref}
          label="Date of birth"
          name="birthday"
          required
          max="2008-11-22"
          defaultValue="1994-06-21"
          error="You have to be 18 or older."
        />
      </form>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Date of birth')
    expect([ref.current, input.type, input.required, input.max]).toEqual([input, 'date', true, '2008-11-22'])
    const form = container.querySelector('form')!
    input.value = '1999-01-02'
    expect(new FormData(form).get('birthday')).toBe('1999-01-02')
    form.reset()
    expect(new FormData(form).get('birthday')).toBe('1994-06-21')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(container)
  })
})
