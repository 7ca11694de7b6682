import { type Found, longestSearch } from '@kaadi/contract/search'
import { useStore } from '@kaadi/react'
import { type Command, type CommandGroup, CommandPalette, findCommands, useCommandKey } from '@kaadi/ui/desk'
import {
  BanIcon,
  FingerprintIcon,
  GiftIcon,
  HistoryIcon,
  LandmarkIcon,
  LinkIcon,
  LogOutIcon,
  ScanSearchIcon,
  ShieldCheckIcon,
  UserIcon,
  UsersIcon,
} from '@kaadi/ui/icons'
import { type Message, msg, t } from '@kaadi/words'
import { createContext, type ReactElement, type ReactNode, use, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlatform } from '../page/platform-context.ts'
import { useOperator } from '../session/operator.ts'
import { createOfferedCommands, OfferedCommandsContext } from './offered-commands.ts'
import { pagesOf } from './pages.tsx'
import {
  auditPath,
  blockPath,
  campaignPath,
  changePath,
  operatorPath,
  orderPath,
  partnerPath,
  paths,
  payoutPath,
  sellerPath,
  verificationPath,
} from './paths.ts'
import { useFinder } from './use-finder.controller.ts'

interface Kind {
  readonly title: Message
  readonly icon: ReactElement
  readonly path: (found: Found) => string
}

const kinds: Readonly<Record<Found['kind'], Kind>> = {
  seller: { title: msg('Sellers'), icon: <UserIcon />, path: ({ id }) => sellerPath(id) },
  order: { title: msg('Orders'), icon: <ScanSearchIcon />, path: ({ id }) => orderPath(id) },
  withdrawal: { title: msg('Payouts'), icon: <LandmarkIcon />, path: ({ id }) => payoutPath(id) },
  verification: {
    title: msg('Verification'),
    icon: <ShieldCheckIcon />,
    path: ({ id }) => verificationPath(id),
  },
  block: { title: msg('Risk and block list'), icon: <BanIcon />, path: ({ label }) => blockPath(label) },
  partner: { title: msg('Partners'), icon: <LinkIcon />, path: ({ id }) => partnerPath(id) },
  campaign: { title: msg('Campaigns'), icon: <GiftIcon />, path: ({ id }) => campaignPath(id) },
  change: { title: msg('Changes'), icon: <FingerprintIcon />, path: ({ id }) => changePath(id) },
  operator: { title: msg('Operators'), icon: <UsersIcon />, path: ({ id }) => operatorPath(id) },
  audit: { title: msg('Audit'), icon: <HistoryIcon />, path: ({ id }) => auditPath(id) },
}

const OpenFinder = createContext<() => void>(() => undefined)
/** Opens the search of everything, for those who do not know its key. */
export const useOpenFinder = (): (() => void) => use(OpenFinder)

interface WithFinderProps {
  /** Offers commands (`useOfferCommands`) while it is open. */
  readonly work?: ReactNode
  readonly children: ReactNode
}

/**
 * ⌘K and Ctrl K on every page: finds what the operator may open, goes to pages, runs commands. Where a link brought a code,
 * it is open with it.
 */
export function WithFinder({ children, work }: WithFinderProps) {
  const { codeOfLink } = usePlatform()
  const [offered] = useState(createOfferedCommands)
  const [isOpen, setOpen] = useState(codeOfLink.text() !== undefined)
  useCommandKey(() => setOpen(true))
  const close = () => {
    codeOfLink.forget()
    setOpen(false)
  }
  return (
    <OpenFinder value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <OfferedCommandsContext value={offered}>
          {work}
          <Finder first={codeOfLink.text()} onClose={close} />
        </OfferedCommandsContext>
      )}
    </OpenFinder>
  )
}

interface FinderProps {
  /** What is looked for at once. */
  readonly first: string | undefined
  readonly onClose: () => void
}

function Finder({ first, onClose }: FinderProps) {
  const { text, type, found, isSearching, isFailed, isTooLong } = useFinder(first)
  const navigate = useNavigate()
  const { session } = usePlatform()
  const operator = useOperator()
  const offered = useStore(use(OfferedCommandsContext))
  const pages: Command[] = (operator ? pagesOf(operator) : []).map(({ name, path, label, icon }) => ({
    id: `page-${name}`,
    label: t(label),
    icon,
    onSelect: () => void navigate(path),
  }))
  const own: CommandGroup[] = [
    { title: t('Pages'), commands: pages },
    {
      title: t('Commands'),
      commands: [
        ...offered,
        {
          id: 'account',
          label: t('My account'),
          icon: <UserIcon />,
          onSelect: () => void navigate(paths.account),
        },
        {
          id: 'sign-out',
          label: t('Sign out'),
          icon: <LogOutIcon />,
          onSelect: () => void session.signOut(),
        },
      ],
    },
  ]
  const groups = [...new Set(found.map(({ kind }) => kind))].map((kind) => {
    const { title, icon, path } = kinds[kind]
    const commands = found
      .filter((one) => one.kind === kind)
      .map(
        (one): Command => ({
          id: `${kind}-${one.id}`,
          label: one.label,
          detail: one.detail,
          icon,
          onSelect: () => void navigate(path(one)),
        }),
      )
    return { title: t(title), commands }
  })
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={[...groups, ...findCommands(own, text)]}
      query={text}
      onQueryChange={type}
      loading={isSearching}
      failed={
        isTooLong
          ? t('This is too long to look for: {most} letters at most.', { most: longestSearch })
          : isFailed
      }
    />
  )
}
