import './site-pages.css'
import { pageParts } from '@kaadi/contract/site'
import { t } from '@kaadi/words'
import { useId } from 'react'

interface PagePreviewProps {
  readonly text: string
  readonly label?: string
}

/** A text as visitors read it on a phone: in its paragraphs, and nothing of it as markup. */
export function PagePreview({ text, label = t('As visitors read it') }: PagePreviewProps) {
  const caption = useId()
  return (
    <figure className="c-page-preview" aria-labelledby={caption}>
      <figcaption className="k-quiet" id={caption}>
        {label}
      </figcaption>
      <article>
        {pageParts(text).map((part, place) =>
          part.kind === 'heading' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their place alone
            <h2 key={place}>{part.text}</h2>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their place alone
            <p key={place}>{part.text}</p>
          ),
        )}
      </article>
    </figure>
  )
}
