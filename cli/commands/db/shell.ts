import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log } from '../../terminal/messages.ts'
import { cellOf, type Column, printJson, printTable } from '../../terminal/output.ts'
import { canAsk, confirm } from '../../terminal/questions.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ShellOptions {
  command?: string
  write?: boolean
  json?: boolean
}

type Shell = ReturnType<OperatorApp['openShell']>
type Answer = Awaited<ReturnType<Shell['run']>>[number]

/** The statement for `\\d`, without and with a table's name. */
const TABLES = `select table_name as tabela, obj_description(to_regclass(quote_ident(table_name))) as descricao
  from information_schema.tables where table_schema = 'public' order by 1`
const columnsOf = (
  table: string,
) => `select column_name as coluna, data_type as tipo, is_nullable = 'YES' as pode_faltar
  from information_schema.columns where table_schema = 'public' and table_name = '${table}' order by ordinal_position`

const HELP = `\\d           lista as tabelas
\\d tabela    mostra as colunas de uma tabela
\\q, Ctrl-D   sai
Ctrl-C       esquece o que foi digitado
Uma instrução vai até o ponto e vírgula, em quantas linhas for.`

/** Runs statements from --command, standard input or, at a terminal, interactively until Ctrl-D. */
export async function askDatabase({ command, write: writes = false, json }: ShellOptions): Promise<void> {
  if (writes) await confirm('As instruções poderão mudar o banco, sem as regras do site. Abrir assim?', {})
  await withApp(async ({ openShell, useCases }) => {
    unwrap(await useCases.openDatabaseShell.execute({ by: operator(), writes }))
    const shell = openShell({ writes })
    try {
      if (command !== undefined) await answer(shell, command, json)
      else if (canAsk()) await converse(shell, { writes, json })
      else await answer(shell, await text(process.stdin), json)
    } finally {
      await shell.close()
    }
  })
}

async function answer(shell: Shell, statements: string, json: boolean | undefined): Promise<void> {
  for (const each of await ran(shell, statements)) show(each, json)
  process.exitCode = exitCodes.done
}

const tell = (error: unknown) => log(error instanceof Error ? error.message : String(error))

async function ran(shell: Shell, statements: string): Promise<Answer[]> {
  try {
    return await shell.run(statements)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new RepairableFailure(`Recusado pelo PostgreSQL: ${message}`)
  }
}

/** A statement ends with a semicolon, on any line. */
async function converse(
  shell: Shell,
  { writes, json }: { writes: boolean; json: boolean | undefined },
): Promise<void> {
  inform(
    `${writes ? 'Leitura e escrita' : 'Só leitura'}. Termine cada instrução com ;  \\d lista as tabelas, \\q sai. Mais: \\?`,
  )
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: 'saude=> ' })
  let statement = ''
  lines.on('SIGINT', () => {
    statement = ''
    lines.write(null, { ctrl: true, name: 'u' })
    lines.prompt()
  })
  lines.prompt()
  for await (const line of lines) {
    statement = statement ? `${statement}\n${line}` : line.trim()
    if (/^\\(q|quit)$|^(sair|exit|quit)$/.test(statement)) break
    if (statement === '\\?') {
      log(HELP)
      statement = ''
    }
    const [, table] = /^\\d\+?(?:\s+(\w+))?;?$/.exec(statement) ?? []
    const query = statement.startsWith('\\d') ? (table ? columnsOf(table) : TABLES) : statement
    if (/;\s*$/.test(statement) || query !== statement) {
      await answer(shell, query, json).catch(tell)
      statement = ''
    }
    lines.setPrompt(statement ? '    -> ' : 'saude=> ')
    lines.prompt()
  }
  lines.close()
  process.exitCode = exitCodes.done
}

function show({ command, count, columns, rows }: Answer, json: boolean | undefined): void {
  if (json)
    return printJson(columns.length > 0 ? rows.map((row) => asObject(columns, row)) : { command, count })
  if (columns.length > 0) {
    if (rows.length > 0) printTable(rows, columns.map(columnAt))
    return inform(countOf(rows.length, 'linha', 'linhas'))
  }
  inform(count === null ? command : `${command} ${count}`)
}

function asObject(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name, index) => [name, row[index]]))
}

function columnAt(title: string, index: number): Column<readonly unknown[]> {
  return { title, value: (row) => cellOf(row[index]) }
}
