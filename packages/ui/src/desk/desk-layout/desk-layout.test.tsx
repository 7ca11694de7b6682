import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleSections } from '../samples/desk.tsx'
import { DeskLayout } from './desk-layout.tsx'

it('has one heading, one main, the places, and a way past them', async () => {
  const { container } = render(
    <DeskLayout brand={<a href="/">Kaadi</a>} sections={sampleSections} current="queue" title="Orders">
      <p>Content</p>
    </DeskLayout>,
  )
  const main = screen.getByRole('main')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Orders\s*14/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /Payouts/ }).getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${main.id}`)
  await expectAccessible(container)
})
