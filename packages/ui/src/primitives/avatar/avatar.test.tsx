import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Avatar } from './avatar.tsx'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Adaeze N. Okafor', 'AO'],
    ['ngozi', 'NG'],
    ['ch***a', 'CH'],
    ['  Bisi   Adewunmi ', 'BA'],
    ['Élodie d’Almeida', 'ÉD'],
    ['***', ''],
    ['', ''],
  ])('takes %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('Avatar', () => {
  it('is named, and keeps the initials where a picture does not come, and shows the next one', async () => {
    const { container, rerender } = render(<Avatar name="Adaeze Okafor" src="/one.jpg" />)
    expect(screen.getByRole('img', { name: 'Adaeze Okafor' }).textContent).toBe('AO')
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('img')?.hidden).toBe(true)
    rerender(<Avatar name="Adaeze Okafor" src="/two.jpg" />)
    expect(container.querySelector('img')?.hidden).toBe(false)
    await expectAccessible(container)
  })

  it('is not read out beside the name', () => {
    render(<Avatar name="Adaeze Okafor" decorative />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is a ground for an icon or letters without a name', () => {
    render(<Avatar tone="earn">MP</Avatar>)
    const ground = screen.getByText('MP')
    expect([ground.getAttribute('aria-hidden'), ground.dataset.tone]).toEqual(['true', 'earn'])
  })
})
