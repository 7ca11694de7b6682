import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { guides } from './guides/guides.ts'

/** The page of a component: what it is, when to take it and when not, its parts, its keys, then every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guides[preparedMeta.title]
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && (
        <>
          <h2>When to use</h2>
          <p>{guide.use}</p>
          <h2>When not</h2>
          <p>{guide.avoid}</p>
          <h2>Anatomy</h2>
          <p>{guide.parts}</p>
          <h2>Keyboard and screen reader</h2>
          <p>{guide.keys}</p>
        </>
      )}
      {preparedMeta.component && <Controls />}
      <Stories title="Every state" includePrimary={false} />
    </>
  )
}
