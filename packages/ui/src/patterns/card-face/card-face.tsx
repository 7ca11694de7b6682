'use client'

import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { type CardColors, colorsFromName, inkOn } from './dyes.ts'
import { type Dye, weave } from './weave.ts'

export type CardFaceProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Name of the card type. It decides the widths of the strip and the letter. */
  name: string
  /** Ground and thread; chosen from the name when the card type has none. */
  colors?: CardColors | undefined
  /** Address of the server's logo. The drawn face stays until it has arrived, and for good when it fails. */
  logo?: string | null | undefined
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  /** What a screen reader says. Left out where the name stands beside the face; then the face is decoration. */
  label?: string | undefined
}

/**
 * The face of a card type, drawn from two colours and a woven strip whose widths come from its name.
 * Needs no image: 0 bytes, no layout shift, works offline. It is a picture, so it is not mirrored right to left.
 */
export function CardFace({ name, colors, logo, size = 'm', label, className, ...rest }: CardFaceProps) {
  const [ground, thread] = colors ?? colorsFromName(name)
  const [arrived, setArrived] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const ink = inkOn(ground)
  const shown = logo && arrived === logo

  return (
    <span
      {...rest}
      className={classNames('k-card-face', className)}
      data-size={size}
      data-logo={shown ? 'shown' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 48 32" focusable="false" aria-hidden="true">
        <rect width="48" height="32" fill={ground} />
        {weave(name).map(({ from, width, dye }) =>
          dye === 'gap' ? null : (
            <rect
              key={from}
              x={(from / 100) * stripWidth}
              width={(width / 100) * stripWidth}
              height="32"
              {...dyes(dye, thread)}
            />
          ),
        )}
        <text x="42.6" y="27.6" fill={ink} textAnchor="end">
          {initial(name)}
        </text>
      </svg>
      {logo && failed !== logo ? (
        <img
          src={logo}
          alt=""
          decoding="async"
          loading="lazy"
          onLoad={() => setArrived(logo)}
          onError={() => setFailed(logo)}
          ref={(image) => {
            // A logo that came from the cache may have loaded before React was listening.
            if (image?.complete && image.naturalWidth > 0) setArrived(logo)
          }}
        />
      ) : null}
    </span>
  )
}

const stripWidth = 48 * 0.46

function dyes(dye: Exclude<Dye, 'gap'>, thread: string) {
  const paints = {
    thread: { fill: thread },
    threadSoft: { fill: thread, fillOpacity: 0.7 },
    threadFaint: { fill: thread, fillOpacity: 0.45 },
    light: { fill: '#ffffff', fillOpacity: 0.82 },
    lightFaint: { fill: '#ffffff', fillOpacity: 0.16 },
  }
  return paints[dye]
}

/** The first letter or figure, as one user-seen character. */
function initial(name: string): string {
  const letter = [...name.trim()].find((character) => /[\p{L}\p{N}]/u.test(character))
  return (letter ?? '•').toLocaleUpperCase('en')
}
