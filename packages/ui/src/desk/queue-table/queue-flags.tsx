import { Tag, type TagTone } from '../../primitives/tag/tag.tsx'

/** Something that was noticed: a word or two, and the whole sentence to point at. */
export interface QueueFlag {
  label: string
  tone: TagTone
  text?: string | undefined
}

const gravity: readonly TagTone[] = ['bad', 'todo', 'wait', 'plain', 'ok']
const sentence = ({ label, text }: QueueFlag) => text ?? label

/** The gravest flag in words and how many there are besides: a row has one line. */
export function QueueFlags({ flags }: { flags: readonly QueueFlag[] }) {
  const [first, ...rest] = [...flags].sort(
    (one, other) => gravity.indexOf(one.tone) - gravity.indexOf(other.tone),
  )
  if (!first) return null
  return (
    <>
      <Tag tone={first.tone} title={sentence(first)}>
        {first.label}
      </Tag>
      {rest.length > 0 && (
        <Tag
          title={rest.map(sentence).join(' ')}
          aria-label={rest.map(({ label }) => label).join(', ')}
          role="img"
        >
          +{rest.length}
        </Tag>
      )}
    </>
  )
}
