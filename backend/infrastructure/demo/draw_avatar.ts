import type { SeededRandom } from './seeded_random.ts'

/** The parts behind and on top of the head. */
const HAIR_SHAPES: Readonly<Record<Hairstyle, readonly [string, string]>> = {
  long: [
    'M148 214c0-78 48-124 108-124s108 46 108 124v118c0 26-16 42-40 42H188c-24 0-40-16-40-42z',
    'M166 206c-2-66 38-104 90-104s92 38 90 104c-22-8-44-26-58-52-26 30-66 50-122 52z',
  ],
  bob: [
    'M152 212c0-76 46-120 104-120s104 44 104 120v60c0 22-14 34-32 34H184c-18 0-32-12-32-34z',
    'M166 214c-4-70 36-112 90-112s94 42 90 112c-10-34-34-58-62-66-24 4-96 6-118 66z',
  ],
  bun: [
    'M256 40a44 44 0 1 1 0 88 44 44 0 0 1 0-88zM160 216c0-74 42-114 96-114s96 40 96 114l-14 40H174z',
    'M166 208c-2-64 36-106 90-106s92 42 90 106c-14-40-46-62-90-62s-76 22-90 62z',
  ],
  curls: [
    'M256 78c30-14 64 0 74 26 30 4 48 32 42 60 18 20 18 50 0 68 4 30-16 52-44 54-20 18-124 18-144 0-28-2-48-24-44-54-18-18-18-48 0-68-6-28 12-56 42-60 10-26 44-40 74-26z',
    'M168 204c4-58 34-96 88-96s84 38 88 96c-14-10-22-26-26-40-18 8-34 4-44-8-14 14-36 18-54 8-14 22-32 34-52 40z',
  ],
  ponytail: [
    'M330 130c48 6 66 60 56 118-6 34-20 66-40 86 6-40 2-80-12-110zM160 212c0-74 42-116 96-116s96 42 96 116l-10 36H170z',
    'M166 206c0-62 36-104 90-104s90 42 90 104c-18-14-34-36-40-62-36 30-90 44-140 62z',
  ],
  short: [
    'M164 200c0-66 40-104 92-104s92 38 92 104l-8 34H172z',
    'M166 206c-6-70 38-110 90-110s96 40 90 110c-8-26-20-42-34-52-36 8-78 8-112 0-14 10-26 26-34 52z',
  ],
  parted: [
    'M164 200c0-68 40-106 92-106s92 38 92 106l-8 30H172z',
    'M166 208c-8-72 32-116 92-116 56 0 94 42 88 116-6-28-18-48-36-60-30 14-70 12-104-8-18 14-32 36-40 68z',
  ],
  afro: [
    'M256 66c66 0 114 46 114 106 0 30-12 56-30 72H172c-18-16-30-42-30-72 0-60 48-106 114-106z',
    'M164 206c0-66 36-108 92-108s92 42 92 108c-18-34-46-48-92-48s-74 14-92 48z',
  ],
  shaved: [
    'M168 204c0-60 38-98 88-98s88 38 88 98z',
    'M170 196c4-56 38-90 86-90s82 34 86 90c-18-34-46-50-86-50s-68 16-86 50z',
  ],
  swept: [
    'M164 200c0-70 40-110 92-110s92 40 92 110l-8 30H172z',
    'M166 206c-12-64 22-118 84-120 30-14 78 4 92 42 12 24 10 54 4 78-6-22-16-40-30-52-46 16-104 4-150 52z',
  ],
}

/** Draws a faceless portrait in flat shapes, 512 px square, as SVG: nobody's likeness. */
export function drawAvatar(look: AvatarLook): string {
  const { background, skin, hair, hairstyle } = look
  const [behind, above] = HAIR_SHAPES[hairstyle]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<defs>
<linearGradient id="b" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${background[0]}"/><stop offset="1" stop-color="${background[1]}"/></linearGradient>
<linearGradient id="s" x1="0.2" y1="0" x2="0.9" y2="1"><stop stop-color="${skin[0]}"/><stop offset="1" stop-color="${skin[1]}"/></linearGradient>
</defs>
<rect width="512" height="512" fill="url(#b)"/>
<circle cx="256" cy="226" r="196" fill="#fff" opacity=".22"/>
<path d="${behind}" fill="${hair}"/>
${clothing(look)}
<path d="M216 286h80v62c0 26-18 42-40 42s-40-16-40-42z" fill="${skin[1]}"/>
<path d="M174 196c0-54 34-88 82-88s82 34 82 88v34c0 58-38 98-82 98s-82-40-82-98z" fill="url(#s)"/>
<circle cx="174" cy="226" r="16" fill="${skin[1]}"/><circle cx="338" cy="226" r="16" fill="${skin[1]}"/>
${look.beard ? `<path d="M176 236c4 58 40 96 80 96s76-38 80-96c-10 24-26 34-42 36-14-12-62-12-76 0-16-2-32-12-42-36z" fill="${hair}" opacity=".92"/>` : ''}
<path d="${above}" fill="${hair}"/>
${look.glasses ? GLASSES : ''}
</svg>`
}

const GLASSES = `<g fill="#fff" fill-opacity=".28" stroke="#2b2f33" stroke-width="6">
<rect x="190" y="206" width="56" height="42" rx="18"/><rect x="266" y="206" width="56" height="42" rx="18"/>
<path d="M246 222c6-6 14-6 20 0" fill="none"/></g>`

function clothing({ clothes, fabric, skin }: AvatarLook): string {
  const shoulders = 'M64 512c2-96 62-150 140-158l52 34 52-34c78 8 138 62 140 158z'
  const neckline = `<path d="M204 354l52 74 52-74-20-10h-64z" fill="${skin[1]}"/>`
  if (clothes === 'shirt') return `<path d="${shoulders}" fill="${fabric}"/>${COLLAR}`
  if (clothes === 'scrubs') return `<path d="${shoulders}" fill="${fabric}"/>${neckline}`
  return `<path d="${shoulders}" fill="${fabric}"/>
<path d="M64 512c2-96 62-150 140-158l-8 158zM448 512c-2-96-62-150-140-158l8 158z" fill="#fbfcfd"/>
<path d="M204 354l-30 62 34 18-16 78h8l20-84zM308 354l30 62-34 18 16 78h-8l-20-84z" fill="#dfe6ea"/>${neckline}`
}

const COLLAR = '<path d="M204 354l-18 44 46 22 24-32zM308 354l18 44-46 22-24-32z" fill="#fff" opacity=".85"/>'

/** The appearance of a drawn person. */
interface AvatarLook {
  background: readonly [string, string]
  skin: readonly [string, string]
  hair: string
  hairstyle: Hairstyle
  clothes: 'coat' | 'scrubs' | 'shirt'
  fabric: string
  glasses: boolean
  beard: boolean
}

type Hairstyle = (typeof WOMENS_HAIR)[number] | (typeof MENS_HAIR)[number]

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

/** Light and shaded tone. */
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
/** Number of hair colours with enough contrast to each skin. */
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
