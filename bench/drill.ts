/**
 * Breaks something on purpose and checks that what is promised holds. Each prints what it saw and ends with 1 where a promise broke.
 *   npm run drill -- kill              (without a name: which there are)
 *   npm run drill -- kill --writes 500 --kills 2
 *   npm run drill -- restore --rows 300000
 */
import { parseArgs } from 'node:util'
import { openSandbox, type Drill } from './drills/sandbox.ts'

const DRILLS: Readonly<Record<string, () => Promise<{ drill: Drill }>>> = {
  kill: () => import('./drills/kill.ts'),
  replica: () => import('./drills/replica.ts'),
  failover: () => import('./drills/failover.ts'),
  silence: () => import('./drills/silence.ts'),
  starts: () => import('./drills/starts.ts'),
  import: () => import('./drills/import.ts'),
  restore: () => import('./drills/restore.ts'),
  upgrade: () => import('./drills/upgrade.ts'),
  rolling: () => import('./drills/rolling.ts'),
  disk: () => import('./drills/disk.ts'),
  clock: () => import('./drills/clock.ts'),
}

const log = (line: string) => void process.stdout.write(`${line}\n`)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    writes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    rows: { type: 'string', default: '25000' },
  },
})
const [name = ''] = positionals
const load = DRILLS[name]
if (load) await run((await load()).drill)
else for (const [each, open] of Object.entries(DRILLS)) log(`${each.padEnd(10)} ${(await open()).drill.says}`)

async function run({ says, run: begin }: Drill): Promise<void> {
  log(`${name}: ${says}`)
  const sandbox = await openSandbox(log)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void sandbox.close().finally(() => process.exit(1)))
  try {
    await begin(sandbox, {
      writes: Number(values.writes),
      kills: Number(values.kills),
      rows: Number(values.rows),
    })
  } finally {
    await sandbox.close()
  }
  log(sandbox.broken > 0 ? `✖ ${sandbox.broken} broken` : '✔ all held')
  process.exitCode = sandbox.broken > 0 ? 1 : 0
}
