import './list.css'
import { DayGroup, DayGroups } from '@kaadi/ui'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStartTop } from '../navigation/scroll-memory.ts'
import { groupByLabel } from './group-by-label.ts'
import { useRowHeight } from './use-row-height.ts'

/** More rows than these are drawn near the screen alone. */
const mostDrawn = 60
const rowsOfPart = 20
/** How far above and below the screen rows are drawn, in heights of the screen. */
const reach = 1.5

interface Place {
  /** From the top of the document. */
  readonly top: number
  readonly height: number
}

/** Where each part lay when it was last looked at, by its screen and first row: a list that is gone back to keeps its place. */
const places = new Map<string, Place>()

export interface LongDaysProps<T> {
  readonly items: readonly T[]
  readonly labelOf: (item: T) => string
  readonly idOf: (item: T) => string
  /** What is found in a row that is not drawn. */
  readonly textOf: (item: T) => string
  readonly row: (item: T) => ReactNode
}

/** Rows under their days. Of a long list those near the screen are drawn, and the others keep their height. */
export function LongDays<T>({ items, labelOf, idOf, textOf, row }: LongDaysProps<T>) {
  const start = useStartTop()
  const { pathname } = useLocation()
  const isLong = items.length > mostDrawn
  const screen = window.innerHeight * (reach + 1)
  const isFar = ({ top, height }: Place): boolean => top + height < start - screen || top > start + screen
  const days = groupByLabel(items, labelOf)
  const list = useRef<HTMLDivElement>(null)
  useRowHeight(list, isLong ? undefined : days[0]?.label)
  return (
    <DayGroups ref={list}>
      {days.map((day) => (
        <DayGroup
          key={day.label}
          label={day.label}
          level={2}
          className={isLong ? undefined : 'w-far'}
          style={{ '--w-rows': day.items.length } as CSSProperties}
        >
          {isLong
            ? partsOf(day.items).map((part, at) => {
                const id = `${pathname} ${idOf(part[0]!)} ${part.length}`
                const place = places.get(id)
                return (
                  <Part
                    // biome-ignore lint/suspicious/noArrayIndexKey: a new row moves all others by one and none goes
                    key={at}
                    id={id}
                    height={place && isFar(place) ? place.height : undefined}
                    text={() => part.map(textOf).join('\n')}
                  >
                    {() => part.map(row)}
                  </Part>
                )
              })
            : day.items.map(row)}
        </DayGroup>
      ))}
    </DayGroups>
  )
}

const partsOf = <T,>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / rowsOfPart) }, (_, at) =>
    items.slice(at * rowsOfPart, (at + 1) * rowsOfPart),
  )

interface PartProps {
  readonly id: string
  /** Where it begins far from the screen. */
  readonly height: number | undefined
  readonly text: () => string
  readonly children: () => ReactNode
}

function Part({ id, height, text, children }: PartProps) {
  const [left, setLeft] = useState(height)
  const part = useRef<HTMLDivElement>(null)
  const isDrawn = left === undefined
  const hear = useEffectEvent(({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
    const { top, height } = boundingClientRect
    places.set(id, { top: top + window.scrollY, height })
    if (isIntersecting) setLeft(undefined)
    // Whoever is at a row by keyboard stays there.
    else if (!part.current?.contains(document.activeElement)) setLeft(height)
  })
  useEffect(() => {
    const element = part.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => hear(entries.at(-1)!), {
      root: document,
      rootMargin: `${reach * 100}% 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={part} className="k-rows" style={isDrawn ? undefined : { blockSize: left }}>
      {isDrawn ? children() : <Findable onFound={() => setLeft(undefined)}>{text()}</Findable>}
    </div>
  )
}

/** Words that take no room, and that a search in the page still finds. */
function Findable({ children, onFound }: { readonly children: string; readonly onFound: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const element = words.current
    const hear = () => found()
    element?.setAttribute('hidden', 'until-found')
    element?.addEventListener('beforematch', hear)
    return () => element?.removeEventListener('beforematch', hear)
  }, [])
  return (
    <div ref={words} hidden>
      {children}
    </div>
  )
}
