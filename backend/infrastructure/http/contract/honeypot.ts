import * as z from 'zod/mini'

/** What tells a person from a script, sent by our forms and optional for everyone else. */
export const honeypotFields = () => ({
  /** A field that people never see; a filled one marks a script. */
  complemento: z.optional(z.string().check(z.maxLength(500))),
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs: z.optional(z.number().check(z.minimum(0))),
})
export type HoneypotFields = z.infer<z.ZodMiniObject<ReturnType<typeof honeypotFields>>>
