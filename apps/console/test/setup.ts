import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { closeConsoles } from './render-console.tsx'

// Screens are lazy: the first of a file is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  closeConsoles()
  localStorage.clear()
  sessionStorage.clear()
})
