import { Kbd } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'

/** The keys that take a refusal back, as they are printed on this machine's keyboard. */
export const takeBackKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ Z' : t('Ctrl Z'))

/** What is said of a refusal, with the keys that take it back. */
export const withKeys = (words: string) => (
  <>
    {words} <Kbd>{takeBackKeys()}</Kbd>
  </>
)

const written = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Whether something is typed there. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(written) !== null

/** Whether the keys were pressed. What is typed in a field is taken back there. */
export const isTakeBack = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isWritten(target)
