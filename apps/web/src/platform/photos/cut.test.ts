import { describe, expect, it } from 'vitest'
import { type Cut, cutAgain, turnCut, whole } from './cut.ts'

const cut: Cut = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 }

describe('a part of a photo', () => {
  it('stays the same part when the photo is turned, and is back after four turns', () => {
    expect(turnCut(cut)).toEqual({ left: 0.4, top: 0.1, right: 0.2, bottom: 0.3 })
    expect(turnCut(turnCut(turnCut(turnCut(cut))))).toEqual(cut)
  })

  it('is cut again of what is left of it', () => {
    const half: Cut = { ...whole, left: 0.5 }
    expect(cutAgain(half, half).left).toBeCloseTo(0.75)
    expect(cutAgain(whole, cut)).toEqual(cut)
    expect(cutAgain(cut, whole)).toEqual(cut)
  })
})
