import * as z from 'zod/mini'

const fieldError = z.object({ field: z.string(), rule: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** The body of every refusal: a Portuguese message for people, a stable code for programs. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(fieldError)),
})
export type ErrorBody = z.infer<typeof errorBody>
