import { Icon } from '@kaadi/ui'

/** A word of the headline that can be changed: the phone's own list under the page's own letters. */
export function Pick({ name, label }: { name: 'face' | 'brand'; label: string }) {
  return (
    <span className="p-pick">
      <span className="p-pick-text" data-text={name} aria-hidden="true" />
      <Icon name="chevron-down" />
      <select aria-label={label} data-pick={name} />
    </span>
  )
}
