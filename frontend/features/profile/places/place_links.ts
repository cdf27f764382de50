import type { Location } from '#contract/professionals.ts'

/** Directions in the reader's map app (https://developers.google.com/maps/documentation/urls). */
export function mapLink({ address, city, state, cep }: Location): string | null {
  if (!address) return null
  const destination = [address, city, state, cep].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** 13010-001; anything but eight digits stays unchanged. */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
