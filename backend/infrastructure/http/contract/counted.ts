import * as z from 'zod/mini'

/** How professionals were reached for, or that a list showed them; of nobody in particular. */
export const countContactsBody = z.object({
  kind: z.enum(['whatsapp', 'phone', 'directions', 'email', 'appearance'], 'Tipo desconhecido.'),
  ids: z.array(z.uuid().check(z.toLowerCase())).check(z.minLength(1), z.maxLength(60)),
})
export type CountContactsBody = z.input<typeof countContactsBody>
