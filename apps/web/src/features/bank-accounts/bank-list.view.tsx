import { type Message, msg, t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import '../../platform/screens/words.css'
import { type BankAccount, bankAccountStatus, type NameMatch } from '@kaadi/contract/bank-accounts'
import {
  Alert,
  Avatar,
  BankRow,
  Button,
  ButtonLink,
  Dock,
  EmptyState,
  Panel,
  Rows,
  Sheet,
  Tag,
} from '@kaadi/ui'
import { InfoIcon, LandmarkIcon, PlusIcon, StarIcon, Trash2Icon } from '@kaadi/ui/icons'
import { useState } from 'react'
import { bankLook } from '../../platform/content/bank-look.ts'
import { closedNetworkTag, closedNetworkWords } from '../../platform/money/closed-network.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { times } from '../../platform/time/times.ts'

export interface BankListViewProps {
  accounts: readonly BankAccount[]
  /** How many accounts may be saved. */
  max: number
  addPath: string
  loading: boolean
  onDefault: (account: BankAccount) => void
  onRemove: (account: BankAccount) => void
}

/** The saved accounts. Pressing one offers what can be done with it. */
export function BankListView(props: BankListViewProps) {
  const { accounts, max, addPath } = props
  const [open, setOpen] = useState<BankAccount | null>(null)
  const close = () => setOpen(null)
  if (accounts.length === 0) {
    return (
      <EmptyState
        art={
          <Avatar size="large">
            <LandmarkIcon size={24} />
          </Avatar>
        }
        title={t('No bank account yet')}
        action={
          <ButtonLink as={Link} to={addPath} icon={<PlusIcon />}>
            {t('Add a bank')}
          </ButtonLink>
        }
      >
        {t('Add the account your money goes to. It must be in your own name.')}
      </EmptyState>
    )
  }
  return (
    <>
      <Panel padding="none">
        <Rows>
          {accounts.map((account) => (
            <BankRow
              key={account.id}
              {...bankLook(account)}
              marks={<Marks account={account} />}
              as="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(account)}
            />
          ))}
        </Rows>
      </Panel>
      {accounts.length >= max ? (
        <Alert tone="plain" icon={<InfoIcon />} title={t('You have saved {max} accounts', { max })}>
          {t('That is the most. Delete one to add another.')}
        </Alert>
      ) : (
        <p className="w-note">{t('{count} of {max} accounts saved.', { count: accounts.length, max })}</p>
      )}
      <Sheet
        open={open !== null}
        onClose={close}
        title={open?.bankName ?? ''}
        description={open && `•••• ${open.accountEnding} · ${open.accountName}`}
      >
        {open && <AccountActions {...props} account={open} onClose={close} />}
      </Sheet>
    </>
  )
}

const matches: Readonly<Record<NameMatch, Message>> = {
  exact: msg('The name on it is your own.'),
  close: msg('The name on it is close to your own.'),
  differs: msg('The name on it is not your own any more.'),
}

function Marks({ account }: { account: BankAccount }) {
  return (
    <>
      {account.isDefault && <Tag>{t('Main')}</Tag>}
      {closedNetworkTag(account)}
      {account.status === bankAccountStatus.new && <Tag tone="wait">{t('New today')}</Tag>}
      {account.match === 'close' && <Tag>{t('Name is close')}</Tag>}
      {(account.status === bankAccountStatus.mismatch || account.match === 'differs') && (
        <Tag tone="todo">{t('Name differs')}</Tag>
      )}
    </>
  )
}

function AccountActions({
  account,
  loading,
  onDefault,
  onRemove,
  onClose,
}: BankListViewProps & { account: BankAccount; onClose: () => void }) {
  const and = (act: (account: BankAccount) => void) => () => {
    onClose()
    act(account)
  }
  return (
    <div className="w-stack-small">
      {account.networkClosed && <p className="w-note">{closedNetworkWords()}</p>}
      {account.newUntil && (
        <p className="w-note">
          {t('New until {time}: until then less can be sent to it.', { time: times.short(account.newUntil) })}
        </p>
      )}
      {account.match && <p className="w-note">{t(matches[account.match])}</p>}
      <Button
        variant="secondary"
        block
        icon={<StarIcon />}
        disabled={account.isDefault}
        loading={loading}
        onClick={and(onDefault)}
      >
        {account.isDefault ? t('This is your main account') : t('Make it the main account')}
      </Button>
      <Button variant="danger" block icon={<Trash2Icon />} onClick={and(onRemove)}>
        {t('Delete account')}
      </Button>
    </div>
  )
}

/** The way to a further account, while there is room. */
export function BankListDock({ addPath }: { addPath: string }) {
  return (
    <Dock aria-label={t('Actions')}>
      <ButtonLink as={Link} to={addPath} icon={<PlusIcon />} block>
        {t('Add a bank')}
      </ButtonLink>
    </Dock>
  )
}
