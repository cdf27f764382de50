import type { SeededRandom } from '../seeded_random.ts'

/** What a drawn, invented person looks like. */
export interface AvatarLook {
  background: readonly [string, string]
  skin: readonly [string, string]
  hair: string
  hairstyle: Hairstyle
  clothes: 'coat' | 'scrubs' | 'shirt'
  fabric: string
  glasses: boolean
  beard: boolean
}

export type Hairstyle = (typeof WOMENS_HAIR)[number] | (typeof MENS_HAIR)[number]

const WOMENS_HAIR = ['long', 'bob', 'bun', 'curls', 'ponytail'] as const
const MENS_HAIR = ['short', 'parted', 'afro', 'shaved', 'swept'] as const

const BACKGROUNDS = [
  ['#dff3ee', '#9ad4c6'],
  ['#e4eef9', '#a5c4e6'],
  ['#f6ecdf', '#e2bf94'],
  ['#f3e6f0', '#cfa6c6'],
  ['#eaf1df', '#b6cd8f'],
  ['#fbe9e4', '#eab09e'],
  ['#e6e9f5', '#a9b1dc'],
  ['#e9f0f1', '#9fb9bf'],
] as const

/** Lit and shaded. */
const SKINS = [
  ['#f6d7c3', '#e6bda4'],
  ['#eac2a0', '#d6a581'],
  ['#d8a47c', '#c08a62'],
  ['#b57e56', '#9b6741'],
  ['#8a5a3b', '#72472c'],
  ['#643d28', '#51301f'],
] as const

const HAIR = ['#1f1a17', '#3a2a20', '#5b3b26', '#8a5a33', '#b98a53', '#8d8f93', '#d8d6d2'] as const
const FABRICS = ['#2f7f78', '#3c6e9f', '#7a5c99', '#4d7c4f', '#a4574a', '#39576b'] as const
/** How many of the hair colours stand out against each skin. */
const YOUNG_HAIR_BY_SKIN = [5, 5, 4, 2, 1, 1]
const GREY_AND_WHITE = HAIR.slice(5)

export function avatarLook(random: SeededRandom, gender: 'feminino' | 'masculino'): AvatarLook {
  const skin = random.pick(SKINS)
  const shade = SKINS.indexOf(skin)
  const young = HAIR.slice(0, YOUNG_HAIR_BY_SKIN[shade])
  const hair = random.pick(random.chance(0.2) ? GREY_AND_WHITE : young)
  return {
    background: random.pick(BACKGROUNDS),
    skin,
    hair,
    hairstyle: random.pick<Hairstyle>(gender === 'feminino' ? WOMENS_HAIR : MENS_HAIR),
    clothes: random.pick(['coat', 'coat', 'scrubs', 'shirt']),
    fabric: random.pick(FABRICS),
    glasses: random.chance(0.3),
    beard: gender === 'masculino' && random.chance(0.35),
  }
}
