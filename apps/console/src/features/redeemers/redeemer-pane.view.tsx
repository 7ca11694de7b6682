import type { Redeemer } from '@kaadi/contract/redeemers'
import { useForm } from '@kaadi/react'
import { Button, Checkbox, Panel, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import '../../platform/screens/fault.css'
import { sayError } from '../../platform/net/say-error.ts'
import './redeemers.css'
import type { Redeemers } from './use-redeemers.controller.ts'

export interface RedeemerPaneProps extends Pick<Redeemers, 'save' | 'brands'> {
  /** Undefined for a new one. */
  readonly shown: Redeemer | undefined
}

/** Its name, which cards it takes, and whether it takes any now. What it has stays with it until it answers. */
export function RedeemerPane({ shown, save, brands }: RedeemerPaneProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { form, text, field } = useForm({
    initial: {
      name: shown?.name ?? '',
      cardTypeId: shown?.cardTypeId ?? '',
      isOpen: shown?.isOpen === false ? '' : 'yes',
    },
    check: ({ name }) => ({ name: name.trim().length < 2 ? t('Give it a name.') : undefined }),
    onSubmit: async ({ name, cardTypeId, isOpen }) => {
      const kept = {
        name: name.trim(),
        cardTypeId: (cardTypeId || null) as Redeemer['cardTypeId'],
        isOpen: isOpen !== '',
      }
      await save.run(shown ? { redeemerId: shown.redeemerId, ...kept } : kept)
    },
  })
  const brand = field('cardTypeId')
  const open = field('isOpen')
  return (
    <Panel
      as="section"
      className="c-redeemer"
      ref={pane}
      tabIndex={-1}
      aria-label={shown ? t('Redeemer {name}', shown) : t('New redeemer')}
    >
      <form {...form}>
        <TextField
          {...text('name')}
          label={t('Name')}
          hint={t('Sellers never read it.')}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Select
          label={t('Cards')}
          name="cardTypeId"
          value={brand.value}
          onChange={(event) => brand.set(event.currentTarget.value)}
        >
          <option value="">{t('All cards')}</option>
          {brands.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Checkbox
          checked={open.value !== ''}
          onChange={(event) => open.set(event.currentTarget.checked ? 'yes' : '')}
        >
          {t('Takes cards now')}
        </Checkbox>
        {save.error !== undefined && (
          <b className="c-error" role="alert">
            {sayError(save.error)}
          </b>
        )}
        <Button type="submit" loading={save.isRunning}>
          {t('Keep it')}
        </Button>
      </form>
    </Panel>
  )
}
