import './partner.css'
import { Alert, Button } from '@kaadi/ui'
import { KeyRoundIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'

export interface SecretShownProps {
  readonly title: string
  readonly secret: string
  readonly isCopied: boolean
  readonly onCopy: () => void
  /** It is kept somewhere else now. */
  readonly onKept: () => void
}

/** What is told once: it is copied now, or made anew. */
export const SecretShown = ({ title, secret, isCopied, onCopy, onKept }: SecretShownProps) => (
  <Alert
    tone="todo"
    icon={<KeyRoundIcon />}
    title={title}
    role="alert"
    action={
      <>
        <Button onClick={onCopy}>{isCopied ? t('Copied') : t('Copy')}</Button>
        <Button variant="link" onClick={onKept}>
          {t('I have kept it')}
        </Button>
      </>
    }
  >
    <code className="w-partner-secret">{secret}</code>
    {t('It is shown here once. Keep it on your server, never in an app or a page.')}
  </Alert>
)
