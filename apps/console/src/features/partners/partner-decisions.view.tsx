import { t } from '@kaadi/words'
import '@kaadi/ui/css/radio-group.css'
import type { PartnerReview } from '@kaadi/contract/partner-reviews'
import {
  type PartnerRefusalName,
  type PartnerSuspensionName,
  type PartnerTier,
  partnerRefusalNames,
  partnerRefusals,
  partnerSuspensionNames,
  partnerSuspensions,
  partnerTiers,
} from '@kaadi/contract/partners'
import { RadioGroup, Section, SegmentedControl } from '@kaadi/ui'
import { DecisionBar } from '@kaadi/ui/desk'
import { useState } from 'react'
import { refusalNames, suspensionNames, tierNames } from './partner-words.ts'
import type { ActOnPartner } from './use-partner.controller.ts'

export interface PartnerPaneProps {
  readonly shown: PartnerReview
  readonly act: ActOnPartner
}

/** What can be done: decide an application, pause a partner, open them again, give another tier. */
export function PartnerDecisions(props: PartnerPaneProps) {
  const { status } = props.shown
  if (status === 'waiting') return <Application {...props} />
  if (status === 'refused') return null
  return <Partner {...props} />
}

const tierOptions = () => partnerTiers.map((value) => ({ value, label: t(tierNames[value]) }))

function Application({ act }: PartnerPaneProps) {
  const [tier, setTier] = useState<PartnerTier>('bronze')
  const [reason, setReason] = useState<PartnerRefusalName>()
  const [pressed, setPressed] = useState<string | null>(null)
  return (
    <>
      <Section title={t('Tier to begin with')}>
        <SegmentedControl
          label={t('Tier to begin with')}
          options={tierOptions()}
          value={tier}
          onValueChange={setTier}
        />
      </Section>
      <RadioGroup
        label={t('Reason to refuse')}
        name="reason"
        value={reason}
        onValueChange={(value) => setReason(value)}
        options={partnerRefusalNames.map((name) => ({
          value: name,
          label: t(refusalNames[name]),
          detail: `${partnerRefusals[name].text} ${partnerRefusals[name].nextStep}`,
        }))}
      />
      <DecisionBar
        decisions={[
          {
            id: 'refuse',
            label: t('Refuse'),
            variant: 'danger',
            shortcut: 'x',
            disabled: reason === undefined,
          },
          { id: 'accept', label: t('Accept'), shortcut: 'a', variant: 'primary' },
        ]}
        onDecide={(id) => {
          setPressed(id)
          void act.run(
            id === 'accept' || !reason
              ? { what: 'decide', verdict: 'accept', tier }
              : { what: 'decide', verdict: 'refuse', reason },
          )
        }}
        pending={act.isRunning ? pressed : null}
        summary={reason ? null : t('Choose a reason to refuse.')}
      />
    </>
  )
}

function Partner({ shown, act }: PartnerPaneProps) {
  const [reason, setReason] = useState<PartnerSuspensionName>()
  const [pressed, setPressed] = useState<string | null>(null)
  const isPaused = shown.status === 'suspended'
  return (
    <>
      {shown.tier && (
        <Section title={t('Tier')}>
          <SegmentedControl
            label={t('Tier')}
            options={tierOptions()}
            value={shown.tier}
            onValueChange={(tier) => void act.run({ what: 'giveTier', tier })}
          />
        </Section>
      )}
      {!isPaused && (
        <RadioGroup
          label={t('Reason to pause')}
          name="reason"
          value={reason}
          onValueChange={(value) => setReason(value)}
          options={partnerSuspensionNames.map((name) => ({
            value: name,
            label: t(suspensionNames[name]),
            detail: `${partnerSuspensions[name].text} ${partnerSuspensions[name].nextStep}`,
          }))}
        />
      )}
      <DecisionBar
        decisions={
          isPaused
            ? [{ id: 'resume', label: t('Open again'), shortcut: 'a', variant: 'primary' }]
            : [{ id: 'suspend', label: t('Pause'), shortcut: 'x', variant: 'danger', disabled: !reason }]
        }
        onDecide={(id) => {
          setPressed(id)
          if (id === 'resume') void act.run({ what: 'resume' })
          else if (reason) void act.run({ what: 'suspend', reason })
        }}
        pending={act.isRunning ? pressed : null}
        summary={isPaused || reason ? null : t('Choose a reason to pause.')}
      />
    </>
  )
}
