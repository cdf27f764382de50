import { OBJECTION_WORDS, type Objection } from '#contract/review_terms.ts'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { type FormTexts, PORTUGUESE_FORMS } from './portuguese_forms.ts'
import { useWords } from './words.ts'

interface FormWords {
  forms: FormTexts
  objections: Readonly<Record<Objection, string>>
  /** What is wrong with a field; of the contract, which speaks Portuguese, only that something is. */
  wrong: (field: string, message: string | undefined) => string | undefined
  /** Why sending failed; in another language only that it did. */
  failure: (error: unknown, failed: string) => string
}

/** The words of forms and dialogs, in the profile's language. */
export function useFormWords(): FormWords {
  const { phrases } = useWords()
  if (!phrases)
    return {
      forms: PORTUGUESE_FORMS,
      objections: OBJECTION_WORDS,
      wrong: (_, message) => message,
      failure: refusalMessageOf,
    }
  const errors = new Map<string, string>(Object.entries(phrases.errors))
  return {
    forms: phrases.forms,
    objections: phrases.objections,
    wrong: (field, message) => message && (errors.get(field) ?? message),
    failure: (_, failed) => failed,
  }
}
