import type { Site } from '../client/service.ts'
import { words } from '../content/words.ts'
import { Proof } from './proof.tsx'

/** How it goes, and how it has gone so far. */
export function Steps({ site }: { site?: Site | undefined }) {
  return (
    <section className="p-how" aria-labelledby="how">
      <div>
        <h2 id="how">{words.stepsTitle}</h2>
        <Proof site={site} />
      </div>
      <ol>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
