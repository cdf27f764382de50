import * as z from 'zod/mini'

/** A contact with, or list appearance of, professionals, without personal data. */
export const countContactsBody = z.object({
  kind: z.enum(['whatsapp', 'phone', 'directions', 'email', 'appearance'], 'Tipo desconhecido.'),
  ids: z.array(z.uuid().check(z.toLowerCase())).check(z.minLength(1), z.maxLength(60)),
})
export type CountContactsBody = z.input<typeof countContactsBody>
