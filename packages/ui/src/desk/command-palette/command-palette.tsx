'use client'

import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useValue } from '../../hooks/use-value.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Modal } from '../../primitives/dialog/modal.tsx'
import { ArrowRightIcon } from '../../primitives/icon/generated/arrow-right-icon.ts'
import { SearchIcon } from '../../primitives/icon/generated/search-icon.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { Kbd } from '../shortcuts/kbd.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { Command, CommandGroup } from './command.ts'
import { findCommands } from './find-commands.ts'

export interface CommandPaletteProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'children' | 'onSelect'> {
  open: boolean
  onClose: () => void
  /** Pages and commands, and what the service found. Without `onQueryChange` the palette searches them by itself. */
  groups: readonly CommandGroup[]
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  /** The service is still searching; what is there already can be chosen. */
  loading?: boolean | undefined
  /** That the service found nothing because it failed, or in words why it was not asked. */
  failed?: boolean | string | undefined
}

/**
 * Finds any object, page or command by a few letters and goes there. Opened by ⌘K or Ctrl K (`useCommandKey`). Arrows
 * choose, Enter opens, Escape closes.
 */
export function CommandPalette({
  open,
  onClose,
  groups,
  query,
  onQueryChange,
  loading,
  failed,
  className,
  ...rest
}: CommandPaletteProps) {
  const words = useDeskWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, write] = useValue(query, '', onQueryChange)
  const [wanted, want] = useState<string>()
  const found = onQueryChange ? groups : findCommands(groups, text)
  const commands = found.flatMap((group) => group.commands)
  const active = commands.find((command) => command.id === wanted) ?? commands[0]

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const failedWords = typeof failed === 'string' ? failed : words.palette.failed
  const close = () => {
    want(undefined)
    write('')
    onClose()
  }
  const choose = (command: Command | undefined) => {
    if (!command) return
    close()
    command.onSelect()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && commands.length > 0) {
      event.preventDefault()
      const at = active ? commands.indexOf(active) : 0
      want(commands[(at + step + commands.length) % commands.length]?.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(active)
    }
  }
  const isNothing = commands.length === 0 && !loading && !failed
  return (
    <Modal
      {...rest}
      open={open}
      onClose={close}
      title={words.palette.title}
      appearance="dialog"
      className={classNames('k-palette', className)}
    >
      <div className="k-palette-search">
        <SearchIcon />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={words.palette.search}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active ? `${id}${active.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.palette.search}
          value={text}
          onChange={(event) => {
            want(undefined)
            write(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
        {loading && <Spinner label={words.loading} />}
      </div>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={words.palette.title}
        className="k-palette-list"
      >
        {found.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of fields
          <div key={group.title} role="group" aria-labelledby={`${id}group-${index}`}>
            <p id={`${id}group-${index}`} className="k-palette-title" aria-hidden>
              {group.title}
            </p>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points at it
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
              <div
                key={command.id}
                id={`${id}${command.id}`}
                role="option"
                aria-selected={command === active}
                className="k-palette-option"
                onPointerMove={() => want(command.id)}
                onClick={() => choose(command)}
              >
                {command.icon ?? <ArrowRightIcon />}
                <span className="k-palette-words">
                  <span className="k-palette-label">{command.label}</span>
                  {command.detail && <span className="k-palette-detail">{command.detail}</span>}
                </span>
                {command.shortcut && <Kbd aria-hidden>{command.shortcut}</Kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {(isNothing || failed) && (
        <p className="k-palette-none" data-failed={Boolean(failed) || undefined}>
          {failed ? failedWords : words.palette.none(text)}
        </p>
      )}
      <VisuallyHidden role="status">
        {loading
          ? words.loading
          : failed
            ? failedWords
            : isNothing
              ? words.palette.none(text)
              : words.palette.found(commands.length)}
      </VisuallyHidden>
      <p className="k-palette-keys" aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.palette.choose}
        </span>
        <span>
          <Kbd>Enter</Kbd> {words.palette.open}
        </span>
      </p>
    </Modal>
  )
}
