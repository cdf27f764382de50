import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { sectionsOf } from '#search/lexicon/sections.ts'
import { InterpretQuery } from './interpret_query.ts'

const NUMBERS_TO_CALL = ['emergency', 'suicide', 'violence']
const text = readFileSync(new URL('../testing/emergency_sentences.txt', import.meta.url), 'utf8')
const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

async function calledFor(q: string): Promise<string[]> {
  const { notices } = await interpretQuery.execute({ q })
  return notices.filter((notice) => NUMBERS_TO_CALL.includes(notice))
}

test.group('Emergencies', () => {
  for (const { head, lines } of sectionsOf(text))
    test(`distinguishes them from everything else: ${head}`, async ({ assert }) => {
      const wrong: string[] = []
      for (const line of lines) {
        const told = await calledFor(line)
        const isRight = head === 'none' ? told.length === 0 : told.includes(head)
        if (!isRight) wrong.push(`${line}: ${told.join()}`)
      }
      assert.deepEqual(wrong, [])
    })
})
