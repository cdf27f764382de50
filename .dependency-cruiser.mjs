const DOMAIN = '^backend/domain/'
const APPLICATION = '^backend/application/'
const CONTRACT = '^backend/contract/'
const INFRASTRUCTURE = '^backend/infrastructure/'
const TESTS = '(\\.spec\\.tsx?$|^frontend/e2e/|/testing/)'
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core']
/** Technologies of the infrastructure; two of them meet only in composition and server. */
const TECHNOLOGIES =
  '(backup|brazil|clock|database|demo|embedded_postgres|files|http|images|jobs|mail|security|system|telemetry)'

/** What a technology beside, and the search, may know of the database. */
const DATABASE_KERNEL = `${INFRASTRUCTURE}database/(database|database_unavailable|listed|shown_price|open_database|log_once)\\.ts$`

/** What any technology may use to keep a file. */
const FILE_KERNEL = `${INFRASTRUCTURE}system/(durable_file\\.ts|process_lock\\.mjs)$`

/** The half of the search that only computes, which reads no file, and what reads the files of its words. */
const PURE_SEARCH = '^search/(names|interpret|criteria|facets|suggest|lexicon/(?!read_lexicon))'
const LEXICON_READER = '^search/lexicon/read_lexicon\\.ts$'

/** What the calls of the API take and answer, which types the browser's calls. */
const API_TYPES = `${INFRASTRUCTURE}http/api_routes\\.ts$`

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    forbid('every import resolves', {}, { couldNotResolve: true }),
    forbid('no circles', { pathNot: TESTS }, { circular: true }),
    forbid('domain stays in the domain', { path: DOMAIN, pathNot: TESTS }, { pathNot: [DOMAIN] }),
    forbid(
      'a noun knows no other noun, but the audit log knows their words',
      { path: '^backend/domain/(?!audit/)([^/]+)/', pathNot: TESTS },
      { path: DOMAIN, pathNot: ['^backend/domain/(shared|catalogue|$1)/'] },
    ),
    forbid('domain imports no package', { path: DOMAIN, pathNot: TESTS }, { dependencyTypes: NPM }),
    forbid(
      'application goes down to the domain only',
      { path: APPLICATION, pathNot: TESTS },
      { pathNot: [APPLICATION, PURE_SEARCH, DOMAIN] },
    ),
    forbid('application imports no package', { path: APPLICATION, pathNot: TESTS }, { dependencyTypes: NPM }),
    forbid(
      'ports know the domain only',
      { path: `${APPLICATION}ports/`, pathNot: TESTS },
      {
        path: '^(backend|search|cli|frontend)/',
        pathNot: [`${APPLICATION}ports/`, DOMAIN],
      },
    ),
    forbid(
      'two technologies meet only in composition',
      { path: `${INFRASTRUCTURE}${TECHNOLOGIES}/`, pathNot: [TESTS, '/demo/'] },
      {
        path: INFRASTRUCTURE,
        pathNot: [`${INFRASTRUCTURE}$1/`, DATABASE_KERNEL, FILE_KERNEL],
      },
    ),
    forbid(
      'infrastructure does not climb',
      { path: INFRASTRUCTURE, pathNot: [TESTS, `${INFRASTRUCTURE}(composition|server)/`] },
      {
        path: '^(search|cli|frontend)/|^backend/infrastructure/(composition|server)/',
        pathNot: PURE_SEARCH,
      },
    ),
    forbid(
      'the framework is configured where it is opened',
      { pathNot: [TESTS, '^backend/config/', `${INFRASTRUCTURE}(server/|database/open_database\\.ts$)`] },
      { path: '^backend/config/' },
    ),
    forbid(
      'contract is zod and the domain',
      { path: CONTRACT, pathNot: TESTS },
      {
        pathNot: [CONTRACT, DOMAIN, '^node_modules/zod/'],
      },
    ),
    forbid(
      'what the search computes is as pure as the application',
      { path: PURE_SEARCH, pathNot: TESTS },
      { pathNot: [PURE_SEARCH, APPLICATION, DOMAIN] },
    ),
    forbid(
      'what the search computes imports no package',
      { path: PURE_SEARCH, pathNot: TESTS },
      { dependencyTypes: NPM },
    ),
    forbid(
      'engines know ports, the domain and the database',
      { path: '^search/(postgres|meilisearch|shared)/', pathNot: TESTS },
      {
        path: '^(backend|cli|frontend)/|^search/(interpret|criteria|facets|suggest)/',
        pathNot: [`${APPLICATION}ports/`, DOMAIN, DATABASE_KERNEL],
      },
    ),
    forbid(
      'the terminal asks the application',
      { path: '^cli/', pathNot: TESTS },
      {
        path: '^(backend/infrastructure|search|frontend)/',
        pathNot: [`${INFRASTRUCTURE}composition/`, PURE_SEARCH, LEXICON_READER, FILE_KERNEL],
      },
    ),
    forbid(
      'the browser knows the contract and pure rules',
      { path: '^frontend/', pathNot: TESTS },
      {
        path: '^(backend|search|cli)/',
        pathNot: [CONTRACT, API_TYPES, '^backend/domain/(catalogue|shared|audit)/'],
      },
    ),
    forbid(
      'the browser knows the routes as types only',
      { path: '^frontend/', pathNot: TESTS },
      { path: API_TYPES, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'screens never meet',
      { path: '^frontend/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^frontend/(features|app)/',
        pathNot: ['^frontend/features/$1/'],
      },
    ),
    forbid(
      'shared pieces know no screen',
      { path: '^frontend/(api|loading|ui|lib)/', pathNot: TESTS },
      {
        path: '^frontend/(features|app)/',
      },
    ),
    // Vite serves the screens in development only.
    forbid(
      'the server needs no development package',
      { path: '^(backend|search|cli)/', pathNot: [TESTS, '/bin/', '^cli/npm/', '/vite_screens\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests stay out of the product',
      { pathNot: [TESTS, '^bench/', '/bin/', '^cli/npm/'] },
      { path: TESTS },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|^node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
