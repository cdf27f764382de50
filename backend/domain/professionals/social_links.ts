import { webAddress } from '#domain/shared/web_address.ts'

interface Network {
  hosts: readonly string[]
  addressOf: (handle: string) => string
}

const NETWORKS = {
  instagram: { hosts: ['instagram.com'], addressOf: (handle) => `https://www.instagram.com/${handle}` },
  linkedin: { hosts: ['linkedin.com'], addressOf: (handle) => `https://www.linkedin.com/in/${handle}` },
  youtube: {
    hosts: ['youtube.com', 'youtu.be'],
    addressOf: (handle) => `https://www.youtube.com/@${handle}`,
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com'],
    addressOf: (handle) => `https://www.facebook.com/${handle}`,
  },
  twitter: { hosts: ['twitter.com', 'x.com'], addressOf: (handle) => `https://x.com/${handle}` },
} satisfies Record<string, Network>

type SocialNetwork = keyof typeof NETWORKS
export type LinkName = SocialNetwork | 'website'
export const LINK_NAMES = [
  'instagram',
  'linkedin',
  'youtube',
  'facebook',
  'twitter',
  'website',
] as const satisfies readonly LinkName[]

/** https URLs; null without a link. */
export type SocialLinks = Readonly<Record<LinkName, string | null>>

export const NO_LINKS: SocialLinks = {
  instagram: null,
  linkedin: null,
  youtube: null,
  facebook: null,
  twitter: null,
  website: null,
}

/** Returns the URL of a profile on that network's own hosts; expands `@handle`. Null for anything else. */
export function socialLink(name: LinkName, typed: string): string | null {
  const text = typed.trim()
  if (name === 'website') return webAddress(text)
  const network: Network = NETWORKS[name]
  const handle = /^@([\w.-]{1,100})$/.exec(text)?.[1]
  if (handle) return network.addressOf(handle)
  const address = webAddress(text)
  return address && isOn(network, new URL(address).hostname) ? address : null
}

function isOn({ hosts }: Network, hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
