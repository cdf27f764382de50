import * as z from 'zod/mini'

/** As browsers write it, with a host by name, without blanks, control characters and other scripts. */
const endpoint = z
  .string()
  .check(z.regex(/^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[!-~]*)?$/), z.maxLength(1_000))

/** A browser's subscription, as PushSubscription gives it: a P-256 point of 65 bytes and a secret of 16, in base64url. */
export const pushDeviceForm = z.object({
  endpoint,
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
})

export const pushEndpointForm = z.object({ endpoint })

export const ownPush = z.object({
  /** What a browser subscribes with; null if the site sends no notices to browsers. */
  publicKey: z.nullable(z.string()),
  devices: z.int(),
})
