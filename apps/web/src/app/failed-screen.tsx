import { Button, ButtonLink, ErrorPage } from '@kaadi/ui'
import { useState } from 'react'
import { copyText } from '../platform/device/copy.ts'
import { GoBack } from './go-back.tsx'
import { paths } from './paths.ts'
import { ShellGone } from './shell.tsx'

/** The 500 page: something in the app itself broke. Uses nothing of the app that may be what is broken. */
export function FailedScreen({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(reference))
  return (
    <ErrorPage
      onRetry={onRetry}
      reference={reference}
      action={
        <>
          <ButtonLink variant="secondary" href={paths.home}>
            Go to home
          </ButtonLink>
          <GoBack />
          <Button variant="link" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy the number for support'}
          </Button>
          <ShellGone />
        </>
      }
    />
  )
}
