import '../operators.css'
import '@kaadi/ui/css/drawer.css'
import type { OperatorAccountDetail } from '@kaadi/contract/operator-accounts'
import { type OperatorRole, signsMore } from '@kaadi/contract/operators'
import { Alert, AlertDialog, Button, Drawer, Section, Tag } from '@kaadi/ui'
import { ActivityTimeline, BeforeAfter, FactList } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { listRoles } from '../../../platform/content/role-names.ts'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { AskForm } from '../by-two/ask-form.tsx'
import { changeWords, wishFacts, wishTitles, wishVerbs } from '../operator-words.ts'
import { RoleChoice } from '../role-choice.tsx'
import { OperatorActs } from './operator-acts.tsx'
import type { OperatorState } from './use-operator.controller.ts'

export interface OperatorDrawerProps extends OperatorState {
  readonly operator: OperatorAccountDetail
  readonly onClose: () => void
}

/** One operator: what they may do, where they are signed in, what was done to them. */
export function OperatorDrawer(props: OperatorDrawerProps) {
  const { operator, problem, isOwn, chosen, onChoose, wish, onWish, onAct, isBusy, onClose } = props
  return (
    <Drawer open onClose={onClose} title={operator.name} description={operator.email} size="wide">
      <div className="c-operator-form">
        {problem !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
        )}
        {operator.isSuspended && <Tag tone="bad">{t('Suspended')}</Tag>}
        {isOwn && <p className="k-quiet">{t('This is your own account. Another admin changes it.')}</p>}
        <RoleChoice
          chosen={chosen ?? operator.roles}
          disabled={isOwn || isBusy}
          onChoose={(role, isChosen) => onChoose(role, isChosen, operator.roles)}
        />
        {chosen && <Change {...props} chosen={chosen} />}
        {!isOwn && <OperatorActs operator={operator} isBusy={isBusy} onWish={onWish} onAsk={props.onAsk} />}
        <Sessions operator={operator} />
        <ActivityTimeline
          activities={operator.history.map(({ kind, by, time, before, after, reason }, at) => ({
            id: String(at),
            kind: 'event',
            actor: by ?? t('Command line'),
            title: t(changeWords[kind]),
            detail: reason ?? (after && rolesChange(before, after)),
            at: deskTime(time),
            dateTime: time,
          }))}
        />
      </div>
      <AlertDialog
        open={wish !== undefined}
        onClose={() => onWish(undefined)}
        onConfirm={() => void onAct()}
        loading={isBusy}
        variant="danger"
        title={wish ? t(wishTitles[wish.kind], { name: operator.name }) : ''}
        confirmLabel={wish ? t(wishVerbs[wish.kind]) : ''}
      >
        {wish ? t(wishFacts[wish.kind]) : null}
      </AlertDialog>
    </Drawer>
  )
}

const rolesChange = (before: readonly OperatorRole[] | null, after: readonly OperatorRole[]): string =>
  before ? `${listRoles(before, 'name')} → ${listRoles(after, 'name')}` : listRoles(after, 'name')

type ChangeProps = Pick<OperatorDrawerProps, 'operator' | 'onSave' | 'onUndo' | 'onAsk' | 'isBusy'>

function Change({
  operator,
  chosen,
  onSave,
  onUndo,
  onAsk,
  isBusy,
}: ChangeProps & { readonly chosen: readonly OperatorRole[] }) {
  const isByTwo = signsMore(operator.roles, chosen)
  return (
    <>
      <BeforeAfter
        label={t('Changes of {name}', { name: operator.name })}
        changes={[
          {
            label: t('Roles'),
            before: listRoles(operator.roles, 'name'),
            after: chosen.length > 0 ? listRoles(chosen, 'name') : t('None'),
          },
        ]}
      />
      {isByTwo && (
        <AskForm
          isBusy={isBusy}
          submit={t('Ask a second person')}
          onAsk={(reason) => void onAsk('operatorRoles', reason)}
        />
      )}
      <div className="c-operator-acts">
        {!isByTwo && (
          <Button
            size="small"
            loading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void onSave(chosen)}
          >
            {t('Save')}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onUndo}>
          {t('Leave it')}
        </Button>
      </div>
    </>
  )
}

function Sessions({ operator: { openSessions } }: Pick<OperatorDrawerProps, 'operator'>) {
  return (
    <Section title={t('Signed in')}>
      {openSessions.length === 0 ? (
        <p className="k-quiet">{t('Nowhere at the moment.')}</p>
      ) : (
        <FactList
          facts={openSessions.map(({ browser, system, ip, lastSeenTime }) => ({
            label: [browser ?? t('Unknown browser'), system, ip].filter(Boolean).join(' · '),
            value: t('Seen {time}', { time: deskTime(lastSeenTime) }),
          }))}
        />
      )}
    </Section>
  )
}
