import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { closeApps } from './render-app.tsx'

// Screens are lazy: the first of a file is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  closeApps()
})
