'use client'

import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { encodeQr, type QrModules } from './encode-qr.ts'

type Common = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** What a screen reader says, such as "QR code: open this page on your phone". */
  label: string
  /** Width and height in rem. */
  size?: number | undefined
}

export type QrCodeProps = Common & {
  /** The text to encode, most often an address. */
  value: string
}

export type QrPictureProps = Common & { modules: QrModules | null }

/**
 * A QR code as one SVG path. The encoder (4 KB) is loaded when the code is first shown; its room is kept meanwhile.
 * A page that is rendered ahead of time encodes while it is built and draws with `QrPicture`.
 */
export function QrCode({ value, ...rest }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ value: string; modules: QrModules } | null>(null)
  useEffect(() => {
    let wanted = true
    void encodeQr(value).then((modules) => {
      if (wanted) setDrawn({ value, modules })
    })
    return () => {
      wanted = false
    }
  }, [value])
  return <QrPicture {...rest} modules={drawn?.value === value ? drawn.modules : null} />
}

/** Draws modules that are known already. Always dark on white: scanners need it, in the dark theme too. */
export function QrPicture({ modules, label, size = 6.875, className, ...rest }: QrPictureProps) {
  const side = modules?.length ?? 33
  return (
    <svg
      {...rest}
      className={classNames('k-qr-code', className)}
      role="img"
      aria-label={label}
      aria-busy={modules ? undefined : true}
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {modules ? <path d={pathOf(modules)} /> : null}
    </svg>
  )
}

/** Runs of dark modules as one path: a tenth of the nodes of one rectangle for each module. */
function pathOf(modules: QrModules): string {
  let path = ''
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      const run = x - from + 1
      path += `M${from} ${y}h${run}v1h-${run}z`
    }
  })
  return path
}
