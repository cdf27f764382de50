import * as z from 'zod/mini'

/** Fields that expose scripts: sent by our forms, optional for others. */
export const honeypotFields = () => ({
  /** Invisible to people; if filled, a script sent the form. A name that no browser fills in by itself. */
  corFavorita: z.optional(z.string().check(z.maxLength(500))),
  /** Milliseconds between the form's appearance and its submission. */
  elapsedMs: z.optional(z.number().check(z.minimum(0))),
})
export type HoneypotFields = z.infer<z.ZodMiniObject<ReturnType<typeof honeypotFields>>>
