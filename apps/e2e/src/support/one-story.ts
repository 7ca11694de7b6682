import { beforeEach } from 'vitest'

let isBroken = false

// A journey is one story: what comes after a broken step would only repeat the failure. Other files tell their own.
beforeEach(({ skip, onTestFailed }) => {
  if (isBroken) skip('A step before it broke.')
  onTestFailed(() => {
    isBroken = true
  })
})
