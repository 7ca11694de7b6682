import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { guides } from '../guides/guides.ts'
import { otherNames } from '../guides/other-names.ts'
import { Anatomy } from './anatomy.tsx'
import { importOf, partOf, sizeOf, tokensIn } from './facts.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function Sizes({ parts }: { parts: readonly string[] }) {
  const known = parts.flatMap((part) => {
    const size = sizeOf(part)
    return size ? [{ part, ...size }] : []
  })
  if (known.length === 0)
    return (
      <p>
        Build the package (<code>pnpm build</code>) to see it here.
      </p>
    )
  return (
    <ul>
      {known.map(({ part, script, style, whole }) => (
        <li key={part}>
          <code>{part}</code>: {kilobytes(script)} of script
          {whole ? ` (${kilobytes(whole)} with Base UI and all it needs)` : ''}
          {style ? `, ${kilobytes(style)} of style` : ''}, gzipped, without React
        </li>
      ))}
    </ul>
  )
}

const valueOfToken = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const colorOf = (name: string) =>
  CSS.supports('color', valueOfToken(name))
    ? { background: `var(${name})` }
    : { visibility: 'hidden' as const }

const Tokens = ({ names }: { names: readonly string[] }) => (
  <ul className="docs-tokens sb-unstyled">
    {names.map((name) => (
      <li key={name}>
        <span className="docs-token-color" style={colorOf(name)} aria-hidden />
        <span>
          <code>{name}</code> {valueOfToken(name)}
        </span>
      </li>
    ))}
  </ul>
)

/** The page of a component: what it is, how to use it, do and don't, its parts, keys, props, tokens, size, every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [primary] = useContext(DocsContext).componentStories()
  const { title, component, subcomponents, parameters } = preparedMeta
  const guide = guides[title]
  const name = partOf(title, component)
  const parts = Object.keys(subcomponents ?? {})
  const tokens = tokensIn(parameters.fileName ?? '')
  const names = otherNames[title]
  return (
    <>
      <Title />
      {names && <p className="docs-names">Elsewhere also: {names.join(', ')}</p>}
      <Description />
      {component && <Source language="tsx" code={importOf(name, parts)} />}
      {primary && <Canvas of={primary.moduleExport} sourceState={guide ? 'shown' : 'hidden'} />}
      {guide && primary && (
        <>
          <div className="docs-advice">
            <section data-advice="do">
              <h3>Do</h3>
              <p>{guide.use}</p>
            </section>
            <section data-advice="dont">
              <h3>Don’t</h3>
              <p>{guide.avoid}</p>
            </section>
          </div>
          <h2>Anatomy</h2>
          <p>{guide.parts}</p>
          <Anatomy storyId={primary.id} />
          <h2>Keyboard and screen reader</h2>
          <p>{guide.keys}</p>
        </>
      )}
      {component && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
      {guide && (
        <>
          {tokens.length > 0 && (
            <>
              <h2>Tokens used</h2>
              <Tokens names={tokens} />
            </>
          )}
          <h2>Size</h2>
          <Sizes parts={[name, ...parts]} />
        </>
      )}
      <Stories title="Every state" includePrimary={false} />
    </>
  )
}
