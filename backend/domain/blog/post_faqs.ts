export interface PostFaq {
  question: string
  answer: string
}

const LINE = /^P:\s*(?<question>.+?)\s*R:\s*(?<answer>.+)$/u

/** The questions of a text with one 'P: question? R: answer' a line; null where a line is written otherwise, to be shown as it is. */
export function postFaqs(text: string): PostFaq[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const faqs = lines.flatMap((line) => {
    const { question, answer } = LINE.exec(line)?.groups ?? {}
    return question && answer ? [{ question, answer }] : []
  })
  return faqs.length === lines.length ? faqs : null
}
