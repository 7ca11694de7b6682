'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'

interface Shared extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** `cut` lets the bottom run out of the picture, as on the landing page. */
  appearance?: 'whole' | 'cut' | undefined
}

export type PhoneFrameProps = Shared &
  (
    | {
        /** Address of the app, on our own origin. */
        src: string
        /** What is inside, for screen readers. */
        title: string
        /** Stands in its place where the browser refuses to show the app in a frame. */
        refused?: ReactNode
        children?: never
      }
    | { src?: never; title?: never; refused?: never; children: ReactNode }
  )

/**
 * The app on a phone of 360 × 680 px, for a desktop page. With `src` it is the running app. What an extension or a
 * network blocks is not ours to read: that is how a refused frame is known, and `refused` stands in its place.
 */
export function PhoneFrame({
  src,
  title,
  refused,
  appearance = 'whole',
  className,
  children,
  ...rest
}: PhoneFrameProps) {
  const [refusedSrc, setRefusedSrc] = useState<string>()
  return (
    <div {...rest} className={classNames('k-phone-frame', className)} data-appearance={appearance}>
      <div className="k-phone-frame-glass">
        {src === undefined ? (
          children
        ) : refused && refusedSrc === src ? (
          refused
        ) : (
          <iframe
            src={src}
            title={title}
            loading="lazy"
            onLoad={({ currentTarget }) => {
              if (!currentTarget.contentDocument) setRefusedSrc(src)
            }}
          />
        )}
      </div>
    </div>
  )
}
