import { stripVTControlCharacters } from 'node:util'
import { test } from '@japa/runner'
import { type Column, moment, printTable } from './output.ts'

interface Row {
  id: string
  email: string
  comment: string
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Comentário', value: ({ comment }) => comment },
]
const COMMENT = 'Atendeu com muita calma e explicou cada exame, um por um, até o fim, sem pressa.'
const ROW = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', email: 'ana@exemplo.com.br', comment: COMMENT }

function printed(output: { isTTY?: boolean; columns?: number }): string[] {
  const written: string[] = []
  printTable([ROW], COLUMNS, { ...output, write: (text) => written.push(text) })
  return stripVTControlCharacters(written.join('')).trimEnd().split('\n')
}

test.group('printTable', () => {
  test('writes complete cells to a pipe, one line per row', ({ assert }) => {
    const [, line, ...others] = printed({})

    assert.equal(line, `${ROW.id}  ${ROW.email}  ${COMMENT}`)
    assert.isEmpty(others)
  })

  test('wraps on a narrow terminal without cutting cells or words', ({ assert }) => {
    const lines = printed({ isTTY: true, columns: 100 })

    for (const line of lines) assert.isAtMost(line.length, 100)
    assert.isAbove(lines.length, 2)
    assert.include(lines[1], `${ROW.id}  ${ROW.email}  Atendeu`)
    const comment = lines.slice(1).map((line) => line.slice(line.startsWith(' ') ? 0 : 58).trim())
    assert.equal(comment.join(' '), COMMENT)
  })

  test('prints a row line by line if columns do not fit', ({ assert }) => {
    const [id, email, ...comment] = printed({ isTTY: true, columns: 60 })

    assert.deepEqual([id, email], [`Id          ${ROW.id}`, `E-mail      ${ROW.email}`])
    for (const line of comment) assert.isAtMost(line.length, 60)
    assert.equal(comment.map((line) => line.slice(12)).join(' '), COMMENT)
    assert.match(comment[1] ?? '', /^ {12}\S/)
  })
})

test('formats instants as Intl does, from 1990 to 2040', ({ assert }) => {
  const intl = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const [first, last, step] = [Date.UTC(1990, 0, 1), Date.UTC(2040, 0, 1), 3_601_000 * 31]
  for (let instant = first; instant < last; instant += step)
    assert.equal(moment(new Date(instant)), intl.format(instant))
})
