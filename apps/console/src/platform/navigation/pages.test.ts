import { anOperator } from '@kaadi/testing/builders'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pagesOf } from './pages.tsx'

it('gives each page of the navigation an icon of its own', () => {
  const pages = pagesOf(anOperator({ roles: ['reviewer', 'senior', 'treasurer', 'editor', 'admin'] }))
  const drawn = pages.map(({ name, icon }) => ({ name, icon: renderToStaticMarkup(icon) }))
  const sharing = drawn.filter(({ icon, name }) =>
    drawn.some((other) => other.icon === icon && other.name !== name),
  )
  expect(pages.length).toBeGreaterThan(25)
  expect(sharing.map(({ name }) => name)).toEqual([])
})
