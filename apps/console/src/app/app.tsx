import './app.css'
import { useIsSignedIn } from '@kaadi/react'
import { ToastRegion } from '@kaadi/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useState } from 'react'
import {
  createBrowserRouter,
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  type RouteObject,
  RouterProvider,
  useLocation,
  useSearchParams,
} from 'react-router-dom'
import { WithUnsaved } from '../platform/forms/unsaved.tsx'
import { WithFinder } from '../platform/navigation/finder.tsx'
import type { Platform } from '../platform/page/platform.ts'
import { PlatformContext, usePlatform } from '../platform/page/platform-context.ts'
import { StandingNotices } from '../platform/screens/desk-frame.tsx'
import { PageKeys } from '../platform/screens/page-keys.tsx'
import { useOperatorQuery } from '../platform/session/operator.ts'
import { useIdleLock } from '../platform/session/use-idle-lock.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ForRole } from './for-role.tsx'
import { NotFound } from './not-found.tsx'
import { paths } from './paths.ts'

const Account = lazy(() => import('../routes/account.route.tsx'))
const Brands = lazy(() => import('../routes/brands.route.tsx'))
const Approvals = lazy(() => import('../routes/approvals.route.tsx'))
const Login = lazy(() => import('../routes/login.route.tsx'))
const MoneyRules = lazy(() => import('../routes/money-rules.route.tsx'))
const Promotions = lazy(() => import('../routes/promotions.route.tsx'))
const Queue = lazy(() => import('../routes/queue.route.tsx'))
const Order = lazy(() => import('../routes/order.route.tsx'))
const Shift = lazy(() => import('../routes/shift.route.tsx'))
const Payouts = lazy(() => import('../routes/payouts.route.tsx'))
const Adjustments = lazy(() => import('../routes/adjustments.route.tsx'))
const Ledger = lazy(() => import('../routes/ledger.route.tsx'))
const Books = lazy(() => import('../routes/books.route.tsx'))
const Sellers = lazy(() => import('../routes/sellers.route.tsx'))
const Seller = lazy(() => import('../routes/seller.route.tsx'))
const Blocks = lazy(() => import('../routes/blocks.route.tsx'))
const Switches = lazy(() => import('../routes/switches.route.tsx'))
const Partners = lazy(() => import('../routes/partners.route.tsx'))
const Insight = lazy(() => import('../routes/insight.route.tsx'))
const Operators = lazy(() => import('../routes/operators.route.tsx'))
const Audit = lazy(() => import('../routes/audit.route.tsx'))
const LockScreen = lazy(() => import('../features/door/lock-screen.tsx'))
const SetFactor = lazy(() => import('../features/door/set-factor.tsx'))
const Appeals = lazy(() => import('../routes/appeals.route.tsx'))
const Rechecks = lazy(() => import('../routes/rechecks.route.tsx'))
const Macros = lazy(() => import('../routes/macros.route.tsx'))
const PayoutBatches = lazy(() => import('../routes/payout-batches.route.tsx'))
const PayoutTraces = lazy(() => import('../routes/payout-traces.route.tsx'))
const SitePages = lazy(() => import('../routes/site-pages.route.tsx'))
const Redeemers = lazy(() => import('../routes/redeemers.route.tsx'))
const Reversals = lazy(() => import('../routes/reversals.route.tsx'))
const Messages = lazy(() => import('../routes/messages.route.tsx'))
const Verifications = lazy(() => import('../routes/verifications.route.tsx'))
const UnsentRefusals = lazy(() => import('../features/desk/taking-back/unsent-refusals.tsx'))
const WorkCommands = lazy(() => import('./work-commands.tsx'))
const Welcome = lazy(() => import('../routes/welcome.route.tsx'))

/** Only a path of the console itself is gone back to after signing in. */
const safeReturn = (path: string | null): string =>
  path && /^\/[a-z-]*(\?|$)/.test(path) ? path : paths.queue

function ForOperators() {
  const isSignedIn = useIsSignedIn(usePlatform().session)
  const { pathname, search } = useLocation()
  if (!isSignedIn)
    return <Navigate to={`${paths.login}?ret=${encodeURIComponent(pathname + search)}`} replace />
  return <OpenDoor />
}

const standing = (
  <Suspense>
    <UnsentRefusals />
  </Suspense>
)

const workCommands = (
  <Suspense>
    <WorkCommands />
  </Suspense>
)

/** Whoever is signed in may have to do something first. The address stays, so that the page comes afterwards. */
function OpenDoor() {
  const { data: operator } = useOperatorQuery()
  useIdleLock(operator && !operator.isLocked ? operator.locksAfterSeconds : undefined)
  if (operator?.mustSetFactor) return <SetFactor operator={operator} />
  // What was typed stays where it is behind the lock: hidden, and without anything that runs.
  return (
    <>
      {operator?.isLocked && <LockScreen operator={operator} />}
      <Activity mode={operator?.isLocked ? 'hidden' : 'visible'}>
        <WithUnsaved>
          <PageKeys>
            <WithFinder work={workCommands}>
              <StandingNotices value={standing}>
                <Outlet />
              </StandingNotices>
            </WithFinder>
          </PageKeys>
        </WithUnsaved>
      </Activity>
    </>
  )
}

function ForVisitors() {
  const isSignedIn = useIsSignedIn(usePlatform().session)
  const [query] = useSearchParams()
  return isSignedIn ? <Navigate to={safeReturn(query.get('ret'))} replace /> : <Outlet />
}

/** Routes of the router itself, so that a way that says it is gone at once (`flushSync`) is. */
const routes = createRoutesFromElements(
  <>
    <Route element={<ForVisitors />}>
      <Route path={paths.login} element={<Login />} />
    </Route>
    <Route path={paths.welcome} element={<Welcome />} />
    <Route element={<ForOperators />}>
      <Route element={<ForRole page="queue" />}>
        <Route path={paths.queue} element={<Queue />} />
        <Route path={paths.order} element={<Order />} />
      </Route>
      <Route element={<ForRole page="payouts" />}>
        <Route path={paths.payouts} element={<Payouts />} />
      </Route>
      <Route element={<ForRole page="books" />}>
        <Route path={paths.books} element={<Books />} />
      </Route>
      <Route element={<ForRole page="ledger" />}>
        <Route path={paths.ledger} element={<Ledger />} />
      </Route>
      <Route element={<ForRole page="adjustments" />}>
        <Route path={paths.adjustments} element={<Adjustments />} />
      </Route>
      <Route element={<ForRole page="sellers" />}>
        <Route path={paths.sellers} element={<Sellers />} />
        <Route path={paths.seller} element={<Seller />} />
      </Route>
      <Route element={<ForRole page="blocks" />}>
        <Route path={paths.blocks} element={<Blocks />} />
      </Route>
      <Route element={<ForRole page="switches" />}>
        <Route path={paths.switches} element={<Switches />} />
      </Route>
      <Route element={<ForRole page="partners" />}>
        <Route path={paths.partners} element={<Partners />} />
      </Route>
      <Route element={<ForRole page="shift" />}>
        <Route path={paths.shift} element={<Shift />} />
      </Route>
      <Route element={<ForRole page="brands" />}>
        <Route path={paths.brands} element={<Brands />} />
      </Route>
      <Route element={<ForRole page="rechecks" />}>
        <Route path={paths.rechecks} element={<Rechecks />} />
      </Route>
      <Route element={<ForRole page="appeals" />}>
        <Route path={paths.appeals} element={<Appeals />} />
      </Route>
      <Route element={<ForRole page="payoutBatches" />}>
        <Route path={paths.payoutBatches} element={<PayoutBatches />} />
      </Route>
      <Route element={<ForRole page="payoutTraces" />}>
        <Route path={paths.payoutTraces} element={<PayoutTraces />} />
      </Route>
      <Route element={<ForRole page="sitePages" />}>
        <Route path={paths.sitePages} element={<SitePages />} />
      </Route>
      <Route element={<ForRole page="redeemers" />}>
        <Route path={paths.redeemers} element={<Redeemers />} />
      </Route>
      <Route element={<ForRole page="reversals" />}>
        <Route path={paths.reversals} element={<Reversals />} />
      </Route>
      <Route element={<ForRole page="macros" />}>
        <Route path={paths.macros} element={<Macros />} />
      </Route>
      <Route element={<ForRole page="messages" />}>
        <Route path={paths.messages} element={<Messages />} />
      </Route>
      <Route element={<ForRole page="verifications" />}>
        <Route path={paths.verifications} element={<Verifications />} />
      </Route>
      <Route element={<ForRole page="promotions" />}>
        <Route path={paths.promotions} element={<Promotions />} />
      </Route>
      <Route element={<ForRole page="moneyRules" />}>
        <Route path={paths.moneyRules} element={<MoneyRules />} />
      </Route>
      <Route element={<ForRole page="approvals" />}>
        <Route path={paths.approvals} element={<Approvals />} />
      </Route>
      <Route element={<ForRole page="insight" />}>
        <Route path={paths.insight} element={<Insight />} />
      </Route>
      <Route element={<ForRole page="operators" />}>
        <Route path={paths.operators} element={<Operators />} />
      </Route>
      <Route element={<ForRole page="audit" />}>
        <Route path={paths.audit} element={<Audit />} />
      </Route>
      <Route path={paths.account} element={<Account />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </>,
)

/** A page that broke is caught by the console's own boundary, not by the router's. */
export const pages: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    ),
    children: routes,
  },
]

const atAddress = () => createBrowserRouter(pages, { basename: '/console' })

interface AppProps {
  readonly platform: Platform
  /** Where its pages stand: at the browser's address, unless said otherwise. */
  readonly createRouter?: () => ReturnType<typeof createBrowserRouter>
}

/** The console: a door, the desk and the payouts. */
export function App({ platform, createRouter = atAddress }: AppProps) {
  // It holds back a way that would lose what was written; so it begins with the page, at its address.
  const [router] = useState(createRouter)
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <RouterProvider router={router} />
        <ToastRegion toaster={platform.toaster} />
      </QueryClientProvider>
    </PlatformContext>
  )
}
