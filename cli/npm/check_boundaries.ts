import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'

interface Planted {
  rule: string
  from: string
  to: string
  /** The import's specifier in `from`. */
  written: string
}

const REVIEW = 'backend/domain/reviews/planted.ts'
const USE_CASE = 'backend/application/reviews/planted.ts'
const PORT = 'backend/application/ports/planted.ts'
const ADAPTER = 'backend/infrastructure/database/planted.ts'
const CONTRACT = 'backend/contract/planted.ts'
const SEARCH = 'search/postgres/planted.ts'
const PURE = 'search/interpret/planted.ts'
const LEXICON = 'search/lexicon/read_lexicon.ts'
const COMMAND = 'cli/commands/planted.ts'
const SCREEN = 'frontend/features/home/planted.ts'
const PIECE = 'frontend/ui/planted.ts'

/** At least one violation of each rule. The check must find every one. */
const PLANTED: readonly Planted[] = [
  { rule: 'every import resolves', from: REVIEW, to: 'nowhere', written: '#domain/reviews/nowhere.ts' },
  {
    rule: 'domain stays in the domain',
    from: REVIEW,
    to: USE_CASE,
    written: '#application/reviews/planted.ts',
  },
  { rule: 'domain imports no package', from: REVIEW, to: 'zod', written: 'zod' },
  { rule: 'domain imports no package', from: REVIEW, to: 'node:fs', written: 'node:fs' },
  {
    rule: 'a noun knows no other noun, but the audit log knows their words',
    from: REVIEW,
    to: 'backend/domain/leads/contact.ts',
    written: '#domain/leads/contact.ts',
  },
  {
    rule: 'a noun knows no other noun, but the audit log knows their words',
    from: 'backend/domain/shared/planted.ts',
    to: 'backend/domain/leads/contact.ts',
    written: '#domain/leads/contact.ts',
  },
  {
    rule: 'application goes down to the domain only',
    from: USE_CASE,
    to: ADAPTER,
    written: '#infrastructure/database/planted.ts',
  },
  {
    rule: 'application goes down to the domain only',
    from: USE_CASE,
    to: LEXICON,
    written: '#search/lexicon/read_lexicon.ts',
  },
  { rule: 'application imports no package', from: USE_CASE, to: 'zod', written: 'zod' },
  {
    rule: 'ports know the domain only',
    from: PORT,
    to: USE_CASE,
    written: '#application/reviews/planted.ts',
  },
  {
    rule: 'two technologies meet only in composition',
    from: ADAPTER,
    to: 'backend/infrastructure/mail/planted.ts',
    written: '#infrastructure/mail/planted.ts',
  },
  {
    rule: 'infrastructure does not climb',
    from: ADAPTER,
    to: SEARCH,
    written: '#search/postgres/planted.ts',
  },
  {
    rule: 'infrastructure does not climb',
    from: ADAPTER,
    to: 'backend/infrastructure/composition/planted.ts',
    written: '#infrastructure/composition/planted.ts',
  },
  {
    rule: 'the framework is configured where it is opened',
    from: ADAPTER,
    to: 'backend/config/planted.ts',
    written: '../../config/planted.ts',
  },
  { rule: 'the server needs no development package', from: ADAPTER, to: 'vite', written: 'vite' },
  { rule: 'contract is zod and the domain', from: CONTRACT, to: 'luxon', written: 'luxon' },
  {
    rule: 'contract is zod and the domain',
    from: CONTRACT,
    to: USE_CASE,
    written: '#application/reviews/planted.ts',
  },
  {
    rule: 'engines know ports, the domain and the database',
    from: SEARCH,
    to: USE_CASE,
    written: '#application/reviews/planted.ts',
  },
  {
    rule: 'engines know ports, the domain and the database',
    from: SEARCH,
    to: PURE,
    written: '#search/interpret/planted.ts',
  },
  {
    rule: 'what the search computes is as pure as the application',
    from: PURE,
    to: LEXICON,
    written: '#search/lexicon/read_lexicon.ts',
  },
  {
    rule: 'what the search computes is as pure as the application',
    from: PURE,
    to: SEARCH,
    written: '#search/postgres/planted.ts',
  },
  { rule: 'what the search computes imports no package', from: PURE, to: 'node:fs', written: 'node:fs' },
  {
    rule: 'the terminal asks the application',
    from: COMMAND,
    to: ADAPTER,
    written: '#infrastructure/database/planted.ts',
  },
  {
    rule: 'the browser knows the contract and pure rules',
    from: SCREEN,
    to: USE_CASE,
    written: '#application/reviews/planted.ts',
  },
  {
    rule: 'the browser knows the contract and pure rules',
    from: SCREEN,
    to: LEXICON,
    written: '#search/lexicon/read_lexicon.ts',
  },
  {
    rule: 'the browser knows the routes as types only',
    from: SCREEN,
    to: 'backend/infrastructure/http/api_routes.ts',
    written: '#infrastructure/http/api_routes.ts',
  },
  {
    rule: 'screens never meet',
    from: SCREEN,
    to: 'frontend/features/profile/planted.ts',
    written: '#frontend/features/profile/planted.ts',
  },
  {
    rule: 'shared pieces know no screen',
    from: PIECE,
    to: SCREEN,
    written: '#frontend/features/home/planted.ts',
  },
  {
    rule: 'tests stay out of the product',
    from: USE_CASE,
    to: 'backend/domain/reviews/testing/planted.ts',
    written: '#domain/reviews/testing/planted.ts',
  },
  {
    rule: 'no circles',
    from: 'backend/domain/shared/egg.ts',
    to: 'backend/domain/shared/hen.ts',
    written: './hen.ts',
  },
  {
    rule: 'no circles',
    from: 'backend/domain/shared/hen.ts',
    to: 'backend/domain/shared/egg.ts',
    written: './egg.ts',
  },
]

type Broken = Omit<Planted, 'written'>

const ROOT = new URL('../../', import.meta.url).pathname
const FOLDERS = ['backend', 'search', 'cli', 'frontend', 'bench']

/** Returns the violations in the tree at `folder`: rule, from, to. */
async function violationsIn(folder: string): Promise<Broken[]> {
  const config = (await extractConfig(join(ROOT, '.dependency-cruiser.mjs'))) as ICruiseOptions['ruleSet'] & {
    options: ICruiseOptions
  }
  const options = { ...config.options, ruleSet: config, validate: true, baseDir: folder }
  const { output } = await cruise(FOLDERS, options)
  const { violations } = (output as ICruiseResult).summary
  return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

/** Creates a small tree with all planted violations. */
async function plantTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  for (const file of ['package.json', 'tsconfig.json']) await copyFile(join(ROOT, file), join(folder, file))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const name of FOLDERS) await mkdir(join(folder, name))
  const files = new Map<string, string>()
  for (const { from, to, written } of PLANTED) {
    files.set(from, `${files.get(from) ?? ''}import '${written}'\n`)
    if (to.includes('/') && !files.has(to)) files.set(to, '')
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text || 'export {}\n')
  }
  return folder
}

async function unseenPlants(): Promise<Planted[]> {
  const folder = await plantTree()
  try {
    const seen = await violationsIn(folder)
    return PLANTED.filter(
      ({ rule, from }) => !seen.some((one) => one.rule === rule && [one.from, one.to].includes(from)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const report = (title: string, list: readonly Broken[]) =>
  list.map(({ rule, from, to }) => `${title} ${rule}: ${from} → ${to}\n`).join('')

const broken = await violationsIn(ROOT)
const unseen = await unseenPlants()
process.stdout.write(report('✖', broken) + report('✖ planted, yet not seen:', unseen))
process.stdout.write(
  `${broken.length} broken boundaries; ${PLANTED.length - unseen.length} of ${PLANTED.length} planted ones seen\n`,
)
process.exitCode = broken.length + unseen.length > 0 ? 1 : 0
