import { useCopy } from '@kaadi/react'
import { Button, ButtonLink, ErrorPage } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect } from 'react'
import { GoBack } from './go-back.tsx'
import { paths } from './paths.ts'
import { ShellGone } from './shell.tsx'

/** The 500 page: something in the app itself broke. Uses nothing of the app that may be what is broken. */
export function FailedScreen({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  const { isCopied, copy } = useCopy()
  const title = t('Something went wrong on our side')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <ErrorPage
      onRetry={onRetry}
      reference={reference}
      action={
        <>
          <ButtonLink variant="secondary" href={paths.home}>
            {t('Go to home')}
          </ButtonLink>
          <GoBack />
          <Button variant="link" onClick={() => void copy(reference)}>
            {isCopied ? t('Copied') : t('Copy the number for support')}
          </Button>
          <ShellGone />
        </>
      }
    />
  )
}
