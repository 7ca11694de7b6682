/** A part of a tenant's page. */
export interface PagePart {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

/** A tenant's page in its parts: a blank line parts two paragraphs, `# ` begins a heading. Nothing of it is markup. */
export const pageParts = (text: string): PagePart[] =>
  text
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [first = '', ...rest] = block.trim().split('\n')
      if (!first.startsWith('# ')) return [{ kind: 'paragraph' as const, text: block.trim() }]
      const below = rest.join('\n').trim()
      return [
        { kind: 'heading' as const, text: first.slice(2).trim() },
        ...(below === '' ? [] : [{ kind: 'paragraph' as const, text: below }]),
      ]
    })
    .filter(({ text: words }) => words !== '')
