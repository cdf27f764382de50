import { postFaqs } from '#contract/post_parts.ts'

export interface TypedFaqs {
  /** How many lines read as 'P: … R: …'. */
  questions: number
  /** The first line that does not, from 1; null where all do. A single one makes the whole text be shown as it is. */
  strangeLine: number | null
}

/** What the page will make of the questions as they are typed. */
export function typedFaqs(text: string): TypedFaqs {
  const lines = text.split('\n').map((line) => line.trim())
  const isStrange = (line: string) => line !== '' && postFaqs(line) === null
  const strange = lines.findIndex(isStrange)
  return {
    questions: lines.filter((line) => line !== '' && !isStrange(line)).length,
    strangeLine: strange === -1 ? null : strange + 1,
  }
}

/** '2 perguntas reconhecidas'; what happens to the text where a line is written otherwise. */
export function typedFaqsMessage({ questions, strangeLine }: TypedFaqs): string {
  if (strangeLine !== null)
    return `A linha ${strangeLine} não segue “P: … R: …”: assim, o texto aparece como está, sem perguntas.`
  if (questions === 0) return 'Nenhuma pergunta ainda'
  return questions === 1 ? '1 pergunta reconhecida' : `${questions} perguntas reconhecidas`
}
