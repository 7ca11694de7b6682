/** The import arrows of docs/architecture.md. `node scripts/run.mjs lint` runs them. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages)/', pathNot: allowed },
})
const test = '\\.(test|stories|e2e)\\.tsx?$|/test/|/bench/|/faults/|\\.config\\.(ts|js)$|/\\.storybook/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    only('contract-knows-nothing', '^packages/contract/src(?!.*(test)\\.)', ['^packages/contract/']),
    {
      name: 'contract-zod-alone',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('core-knows-contract', '^packages/core/(src|examples)', [
      '^packages/(core|contract|testing|config)/',
    ]),
    only('react-draws-nothing', '^packages/react/src', ['^packages/(react|core|contract|testing|config)/']),
    only('ui-knows-core-money-alone', '^packages/ui/src', [
      '^packages/ui/',
      '^packages/core/src/money/',
      '^packages/(testing|config)/',
    ]),
    only('words-alone', '^packages/words/', ['^packages/(words|config)/']),
    only('testing-knows-contract', '^packages/testing/src', ['^packages/(testing|contract)/']),
    only('web-stays-in-web', '^apps/web/src', ['^apps/web/', '^packages/']),
    only('console-stays-in-console', '^apps/console/src', ['^apps/console/', '^packages/']),
    only('pc-stays-in-pc', '^apps/pc/src', ['^apps/pc/', '^packages/']),
    only('api-knows-contract-and-sums', '^apps/api/(src|bench|faults|test)', [
      '^apps/api/',
      '^packages/contract/',
      '^packages/core/src/(money|crypto|addresses)/',
      '^packages/(testing|config)/',
    ]),
    only('e2e-drives-from-outside', '^apps/e2e/src', ['^apps/e2e/', '^packages/(testing|contract|config)/']),
    {
      name: 'pg-in-database',
      comment: "A client of pg's own ends the process when its line is cut: take SafeClient.",
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [test, '^apps/api/src/database/'] },
      to: { path: 'node_modules/pg/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [test, '^packages/testing/', '^apps/e2e/', '/scripts/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'features-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/' },
      to: { path: '^apps/$1/src/(routes|app)/' },
    },
    {
      name: 'routes-below-app',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/routes/' },
      to: { path: '^apps/$1/src/app/', pathNot: '^apps/$1/src/app/paths\\.ts$' },
    },
    {
      name: 'platform-at-the-bottom',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/platform/', pathNot: test },
      to: { path: '^apps/$1/src/(features|routes|app)/', pathNot: '^apps/$1/src/app/paths\\.ts$' },
    },
    {
      name: 'rooms-below-modules',
      comment: 'What modules stand on does not know them.',
      severity: 'error',
      from: {
        path: '^apps/api/src/(admission|batching|database|errors|http|idempotency|ledger|lists|measures|memory|outbox|plugins)/',
        pathNot: test,
      },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'database-at-the-bottom',
      severity: 'error',
      from: { path: '^apps/api/src/(batching|database|ledger|lists|measures|outbox)/', pathNot: test },
      to: { path: '^apps/api/src/(admission|http|idempotency|memory|plugins)/' },
    },
    {
      name: 'modules-by-their-door',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'modules-by-their-door-from-outside',
      severity: 'error',
      from: {
        path: '^apps/api/src/(?!modules/)',
        pathNot: [test, '^apps/api/src/(deps|payout-settings)\\.ts$'],
      },
      to: { path: '^apps/api/src/modules/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'types-of-what-modules-are-given',
      comment:
        'Modules stand on these two: through a door they would stand on themselves. They take types alone.',
      severity: 'error',
      from: { path: '^apps/api/src/(deps|payout-settings)\\.ts$' },
      to: {
        path: '^apps/api/src/modules/[^/]+/(?!index\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      from: { path: '^apps/api/src/modules/.*\\.(routes|service)\\.ts$' },
      to: { path: 'node_modules/(pg|kysely)/' },
    },
    {
      name: 'packages-by-their-door',
      severity: 'error',
      from: { path: '^apps/|^packages/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/.+/(?!index\\.)[^/]+\\.tsx?$',
        pathNot: ['^packages/$1/', '^packages/testing/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.turbo|generated)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['@kaadi/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
