import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askedOfMutations, filesWithMutations, noMutations } from '../vite/without-mutations.ts'
import { unnamed } from '../vite/without-names.ts'

describe('mutations', () => {
  it('are of no file of the app: the build leaves them out', () => {
    expect(filesWithMutations()).toEqual([])
  })

  it('have a stand-in for all that a client of queries asks of them', () => {
    const asked = askedOfMutations()
    expect(asked.length).toBeGreaterThan(0)
    for (const name of asked) expect(noMutations).toContain(`  ${name} = `)
  })
})

describe('names for developer tools', () => {
  it('are taken away, and what they held in may be left out', () => {
    const code = `var Context = React.createContext(null);
Context.displayName = "Context";
var Form = React10.forwardRef(
  (props, ref) => null
);
Form.displayName = "Form";
var said = "kept";
`
    expect(unnamed(code)).toBe(`var Context = /* @__PURE__ */ React.createContext(null);

var Form = /* @__PURE__ */ React10.forwardRef(
  (props, ref) => null
);

var said = "kept";
`)
  })

  it('stand in the router as they are looked for', () => {
    const requireFrom = (path: string) => createRequire(path)
    const dom = requireFrom(import.meta.url).resolve('react-router-dom')
    const index = join(dirname(requireFrom(dom).resolve('react-router')), '../production/index.mjs')
    expect(existsSync(index)).toBe(true)
    const chunks = [...readFileSync(index, 'utf8').matchAll(/from "\.\/(chunk-[^"]+)"/g)].map(
      ([, name]) => name!,
    )
    const code = chunks.map((name) => readFileSync(join(dirname(index), name), 'utf8')).join('\n')
    expect(code).toContain('NavLink.displayName = ')
    expect(unnamed(code)).not.toMatch(/^\w+\.displayName = /m)
  })
})
