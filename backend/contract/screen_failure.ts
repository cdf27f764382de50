import * as z from 'zod/mini'

/** A screen that broke in a browser: no message, address or query, which may hold personal data. */
export const screenFailureBody = z.object({
  /** The pattern of its route, `/especialidades/:slug/:city?`, or `part` of a screen that stayed. */
  screen: z.string().check(z.maxLength(60), z.regex(/^[a-z:/?*-]+$/)),
  /** `Error`: any other. */
  kind: z.enum(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'Error']),
  /** Built file, line and column where it happened; null if the browser does not say. */
  at: z.nullable(z.string().check(z.maxLength(100), z.regex(/^[\w.-]+\.js:\d{1,7}:\d{1,7}$/))),
})
export type ScreenFailureBody = z.input<typeof screenFailureBody>
