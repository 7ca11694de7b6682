import './seller.css'
import type { SellerPage } from '@kaadi/contract/people'
import { Alert, Button, Panel, Section, Tag } from '@kaadi/ui'
import { BanIcon, PauseIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { PauseForm } from './pause-form.tsx'
import { ruleNames, scopeNames } from './seller-words.ts'
import type { SellerActions } from './use-seller.controller.ts'

interface StandingProps {
  readonly seller: SellerPage
  readonly actions: SellerActions
}

type Asked = 'pause' | 'lift' | 'block'

/** Whether something is paused or blocked, why and until when, and what was before. */
export function Standing({ seller, actions }: StandingProps) {
  const [asked, setAsked] = useState<Asked>()
  const running = seller.pauses.find(({ isRunning }) => isRunning)
  const done = () => setAsked(undefined)
  return (
    <Section title={t('Standing')}>
      <Panel className="c-standing">
        {running ? (
          <RunningPause pause={running} onLift={() => setAsked('lift')} />
        ) : asked === 'pause' ? (
          <PauseForm pause={actions.pause} onDone={done} />
        ) : (
          <>
            <p>
              <Tag tone="ok">{t('Nothing is paused')}</Tag>
            </p>
            <Button variant="secondary" icon={<PauseIcon />} onClick={() => setAsked('pause')}>
              {t('Pause')}
            </Button>
          </>
        )}
        {seller.isBlocked ? (
          <p>
            <Tag tone="bad">{t('Address is on the block list')}</Tag>
          </p>
        ) : (
          <Button variant="ghost" icon={<BanIcon />} onClick={() => setAsked('block')}>
            {t('Block the address')}
          </Button>
        )}
        <Past pauses={seller.pauses.filter(({ isRunning }) => !isRunning)} />
      </Panel>
      {asked === 'lift' && running && (
        <ReasonDialog
          title={t('Lift the pause?')}
          hint={t('The seller is told at once that it is over.')}
          confirmLabel={t('Lift the pause')}
          isRunning={actions.lift.isRunning}
          error={actions.lift.error}
          onClose={done}
          onConfirm={async ({ reason }) => {
            if (await actions.lift.run({ pauseId: running.pauseId, reason })) done()
          }}
        />
      )}
      {asked === 'block' && (
        <ReasonDialog
          title={t('Block {email}?', { email: seller.email })}
          hint={t('For the other operators. The seller does not read it.')}
          confirmLabel={t('Block')}
          variant="danger"
          hasEnd
          isRunning={actions.block.isRunning}
          error={actions.block.error}
          onClose={done}
          onConfirm={async (given) => {
            if (await actions.block.run({ subject: { kind: 'email', email: seller.email }, ...given })) done()
          }}
        />
      )}
    </Section>
  )
}

function RunningPause({ pause, onLift }: { pause: SellerPage['pauses'][number]; onLift: () => void }) {
  return (
    <>
      <Alert
        tone="bad"
        icon={<PauseIcon />}
        title={t('{what}: paused until {time}', {
          what: t(scopeNames[pause.scope]),
          time: deskTime(pause.untilTime),
        })}
      >
        <p>{t(ruleNames[pause.rule])}</p>
        <ul>
          {pause.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="k-quiet">
          {t('By {name}, {time}', { name: pause.startedBy, time: deskTime(pause.startTime) })}
        </p>
      </Alert>
      <Button variant="secondary" onClick={onLift}>
        {t('Lift the pause')}
      </Button>
    </>
  )
}

function Past({ pauses }: { pauses: SellerPage['pauses'] }) {
  if (pauses.length === 0) return null
  return (
    <>
      <h3>{t('Before')}</h3>
      <ul className="c-plain">
        {pauses.map((pause) => (
          <li key={pause.pauseId}>
            {t(scopeNames[pause.scope])} · {deskTime(pause.startTime)} –{' '}
            {deskTime(pause.liftTime ?? pause.untilTime)}
            <br />
            <span className="k-quiet">
              {pause.liftedBy
                ? t('Lifted by {name}: {reason}', { name: pause.liftedBy, reason: pause.liftReason ?? '' })
                : t(ruleNames[pause.rule])}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
