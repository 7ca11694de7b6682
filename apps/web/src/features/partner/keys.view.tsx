import './partner.css'
import { type PartnerKey, partnerScopes } from '@kaadi/contract/partners'
import { LoadSwitch } from '@kaadi/react'
import {
  AlertDialog,
  Button,
  Checkbox,
  EmptyState,
  Panel,
  Row,
  Rows,
  Section,
  SegmentedControl,
  Tag,
  TextLink,
} from '@kaadi/ui'
import { t } from '@kaadi/words'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { NotPartner } from './not-partner.tsx'
import { keyStates, scopeNames } from './partner-words.ts'
import { SecretShown } from './secret-shown.tsx'
import type { AskedOfKey, Keys } from './use-keys.controller.ts'

/** The keys of the partner's programs, and a new one. */
export function KeysView(props: Keys) {
  const { keys, error, onRetry } = props
  return (
    <LoadSwitch
      data={keys}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={3} label={t('Loading your keys')} />}
    >
      {(keys) => (keys === null ? <NotPartner /> : <KeyList {...props} keys={keys} />)}
    </LoadSwitch>
  )
}

function KeyList({ keys, ...props }: Keys & { readonly keys: readonly PartnerKey[] }) {
  const { made } = props
  return (
    <>
      {made && (
        <SecretShown
          title={t('Copy your key now')}
          secret={made.key}
          isCopied={props.isCopied}
          onCopy={props.onCopy}
          onKept={props.onKept}
        />
      )}
      {keys.length === 0 ? (
        <EmptyState title={t('No key yet')}>
          {t('Begin with one for the sandbox: it plays every state of an order and moves no money.')}
        </EmptyState>
      ) : (
        <Panel padding="none">
          <Rows>
            {keys.map((key) => (
              <KeyRow key={key.keyId} shown={key} onAsk={props.onAsk} isPaused={props.isPaused} />
            ))}
          </Rows>
        </Panel>
      )}
      {!props.isPaused && <NewKey {...props} />}
      <Asked {...props} />
    </>
  )
}

function KeyRow({
  shown,
  onAsk,
  isPaused,
}: {
  readonly shown: PartnerKey
  readonly onAsk: Keys['onAsk']
  readonly isPaused: boolean
}) {
  const { prefix, status } = shown
  const ask = (what: AskedOfKey['what']) => () => onAsk({ what, key: shown })
  return (
    <Row
      title={<code className="w-partner-code">{`${prefix}…`}</code>}
      detail={detailOf(shown)}
      endContent={
        <span className="w-partner-ways">
          <Tag tone={status === 'live' ? 'ok' : status === 'ending' ? 'wait' : undefined}>
            {t(keyStates[status])}
          </Tag>
          {status === 'live' && !isPaused && (
            <TextLink
              as="button"
              type="button"
              aria-label={t('Replace {key}', { key: prefix })}
              onClick={ask('rotate')}
            >
              {t('Replace')}
            </TextLink>
          )}
          {(status === 'live' || status === 'ending') && (
            <TextLink
              as="button"
              type="button"
              aria-label={t('Revoke {key}', { key: prefix })}
              onClick={ask('revoke')}
            >
              {t('Revoke')}
            </TextLink>
          )}
        </span>
      }
    />
  )
}

function detailOf({ scopes, lastUsedTime, status, endTime }: PartnerKey): string {
  const may = scopes.map((scope) => t(scopeNames[scope])).join(', ')
  if (status === 'ending' && endTime)
    return `${may} · ${t('works until {time}', { time: times.short(endTime) })}`
  return `${may} · ${lastUsedTime ? t('last used {time}', { time: times.ago(lastUsedTime) }) : t('not used yet')}`
}

function NewKey({ mode, onMode, scopes, onScope, onMake, isBusy }: Omit<Keys, 'keys'>) {
  return (
    <Section title={t('New key')}>
      <div className="w-partner-form">
        <SegmentedControl
          label={t('What it is for')}
          options={[
            { value: 'sandbox', label: t('Sandbox') },
            { value: 'live', label: t('Live') },
          ]}
          value={mode}
          onValueChange={onMode}
        />
        <p className="k-quiet">
          {mode === 'sandbox'
            ? t('Pretend orders that go through the states you choose. Nothing of it is real.')
            : t('Sells real cards on your account.')}
        </p>
        <fieldset className="w-partner-form">
          <legend>{t('It may')}</legend>
          {partnerScopes.map((scope) => (
            <Checkbox key={scope} checked={scopes.includes(scope)} onChange={() => onScope(scope)}>
              {t(scopeNames[scope])}
            </Checkbox>
          ))}
        </fieldset>
        <Button block loading={isBusy} disabled={scopes.length === 0} onClick={onMake}>
          {t('Make a key')}
        </Button>
      </div>
    </Section>
  )
}

function Asked({ asked, isFull, onAsk, onDo }: Pick<Keys, 'asked' | 'isFull' | 'onAsk' | 'onDo'>) {
  const isRotating = asked?.what === 'rotate'
  const whatComes = () =>
    isFull
      ? t(
          'You get a new key now. The old one ends at once: as many keys work as your tier allows. Revoke another one first to keep both for 24 hours.',
        )
      : t(
          'You get a new key now. The old one works for 24 hours more, so that you can bring the new one to your servers.',
        )
  return (
    <AlertDialog
      open={asked !== undefined}
      onClose={() => onAsk(undefined)}
      title={isRotating ? t('Replace this key?') : t('Revoke this key?')}
      confirmLabel={isRotating ? t('Replace') : t('Revoke')}
      cancelLabel={t('Leave it')}
      variant={isRotating ? 'primary' : 'danger'}
      onConfirm={onDo}
    >
      {isRotating
        ? whatComes()
        : t('From now on nothing is answered for {key}. This cannot be undone.', {
            key: `${asked?.key.prefix ?? ''}…`,
          })}
    </AlertDialog>
  )
}
