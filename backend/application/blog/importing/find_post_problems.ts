import { checkPost, type TypedPost } from '#domain/blog/post_fields.ts'
import { type PostProblem, postProblem } from './post_problem.ts'

/** A value that passes, so that the fields after a broken one are looked at too. */
const PASSING: Partial<TypedPost> = {
  slug: 'post',
  title: 'x'.repeat(10),
  metaDescription: 'x'.repeat(50),
  category: 'disease',
}

/** Every field that breaks its rule, in the order the rules are kept. */
export function findPostProblems(typed: TypedPost, lineOf: (field: string) => number): PostProblem[] {
  const problems: PostProblem[] = []
  const rest: TypedPost = { ...typed }
  for (let checked = checkPost(rest); !checked.ok; checked = checkPost(rest)) {
    const field = checked.failure.replace(/_invalid$/, '') as keyof TypedPost
    problems.push(postProblem(field, checked.failure, lineOf(field)))
    Object.assign(rest, { [field]: PASSING[field] ?? null })
  }
  return problems
}
