import '@kaadi/ui/css/drawer.css'
import type { AuditLine } from '@kaadi/contract/audit'
import { Drawer, Section } from '@kaadi/ui'
import { BeforeAfter, FactList } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { deskTime } from '../../platform/time/desk-time.ts'
import { outcomeOf } from './outcome.ts'

/** Everything that one line says. */
export function LineDrawer({ line, onClose }: { readonly line: AuditLine; readonly onClose: () => void }) {
  const { call, operatorName, time, subject, ip, browser, system, asked, changes, link } = line
  const device = [browser, system].filter(Boolean).join(' · ')
  return (
    <Drawer
      open
      onClose={onClose}
      title={call}
      description={`${operatorName} · ${deskTime(time)}`}
      size="wide"
    >
      <FactList
        facts={[
          { label: t('Outcome'), value: outcomeOf(line) },
          { label: t('About'), value: subject ?? '–' },
          { label: t('From'), value: ip ?? t('Told from its key: the process had died') },
          { label: t('Device'), value: device || '–' },
          { label: t('Place in the chain'), value: link ? String(link.place) : t('In a few seconds') },
          ...(link ? [{ label: t('Digest up to here'), value: <code>{link.digest}</code> }] : []),
        ]}
      />
      {changes.length > 0 && (
        <Section title={t('Change')}>
          <BeforeAfter changes={changes.map(({ name, before, after }) => ({ label: name, before, after }))} />
        </Section>
      )}
      {asked.length > 0 && (
        <Section title={t('Asked for')}>
          <FactList facts={asked.map(({ name, value }) => ({ label: name, value }))} />
        </Section>
      )}
    </Drawer>
  )
}
