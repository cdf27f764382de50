import { DEMO_EMAILS } from '#infrastructure/demo/demo_world.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import {
  aFaq,
  aLocation,
  aService,
  anInsurance,
} from '#domain/professionals/testing/profile_part_builders.ts'

/** People of the demonstration whom tests rely on: premium with a site to go on to, and free without one. */
export const MARINA = {
  slug: 'marina-lacerda-fontes',
  name: 'Dra. Marina Lacerda Fontes',
  email: DEMO_EMAILS.premium,
}
export const RAFAEL = { slug: 'rafael-nogueira-dantas', name: 'Rafael Nogueira Dantas' }

/** Texts that a careless page would run instead of show. */
export const MARKUP = {
  script: '</script><script>alert(1)</script>',
  image: '"><img src=x onerror=alert(1)>',
  template: '{{7*7}} <!--',
  separators: 'linha\u2028separada\u2029 < & fim',
}

const partOf = (professional: number, part: number) => ({
  id: aUuid(professional * 100 + part),
  professionalId: aUuid(professional),
})

const HOSTILE = partOf(9_001, 0).professionalId

/** Everything they wrote is markup. The only one of their kind in their town. */
export const HOSTILE_PROFILE: Partial<ProfessionalState> = {
  id: HOSTILE,
  slug: 'texto-com-marcas',
  name: `Zoé ${MARKUP.image}`,
  lastname: MARKUP.script,
  specialty: 'Quiropraxista',
  subscriptionLevel: 'premium',
  city: 'Cruzeiro do Sul',
  state: 'AC',
  bio: `${MARKUP.script}\n${MARKUP.image} "aspas"\n${MARKUP.template} ${MARKUP.separators} ${'👩🏽‍⚕️'.repeat(60)}`,
  experience: `${MARKUP.template}\n${MARKUP.image}`,
  rating: 5,
  reviewCount: 1,
  services: [
    aService({ ...partOf(9_001, 1), name: MARKUP.script, description: MARKUP.image, price: 1_234.5 }),
  ],
  insurances: [anInsurance({ ...partOf(9_001, 2), insuranceName: 'Amil' })],
  locations: [aLocation({ ...partOf(9_001, 3), name: MARKUP.image, address: MARKUP.template })],
  faqs: [aFaq({ ...partOf(9_001, 4), question: MARKUP.template, answer: MARKUP.script })],
}

export const HOSTILE_REVIEW = {
  id: aUuid(900_105),
  professionalId: HOSTILE,
  patientName: MARKUP.image,
  comment: `${MARKUP.script} ${MARKUP.template} ${MARKUP.separators}`,
  rating: 5,
  status: 'approved' as const,
  createdAt: new Date('2026-11-20T02:30:00Z'),
}

/** Her area code is 55, as if the country's code were there already; all networks but no site; a service at the price of zero. */
export const AREA_55_PROFILE: Partial<ProfessionalState> = {
  id: aUuid(9_002),
  slug: 'elisa-do-sul',
  name: 'Elisa',
  lastname: 'do Sul',
  specialty: 'Quiropraxista',
  city: 'Santa Maria',
  state: 'RS',
  whatsapp: '55999991234',
  phone: '5532221234',
  links: {
    instagram: 'https://www.instagram.com/elisa',
    linkedin: 'https://www.linkedin.com/in/elisa',
    youtube: 'https://www.youtube.com/@elisa',
    facebook: 'https://www.facebook.com/elisa',
    twitter: 'https://x.com/elisa',
    website: null,
  },
  services: [aService({ ...partOf(9_002, 1), name: 'Primeira conversa', price: 0 })],
}

/** Nothing but what everyone must have. */
export const BARE_PROFILE: Partial<ProfessionalState> = {
  id: aUuid(9_003),
  slug: 'bento-sem-nada',
  name: 'Bento',
  lastname: 'Sem Nada',
  displayGender: 'masculino',
  specialty: 'Quiropraxista',
  city: null,
  state: null,
  whatsapp: null,
  phone: null,
}

/** As long as names may be, beyond what a title holds. */
export const LONG_NAMED_PROFILE: Partial<ProfessionalState> = {
  id: aUuid(9_004),
  slug: 'nome-comprido',
  name: `Maria ${'Antonieta '.repeat(7)}Ana`,
  lastname: `de ${'Albuquerque '.repeat(6)}Sá`,
  specialty: 'Quiropraxista',
  city: 'Vila Bela da Santíssima Trindade',
  state: 'MT',
}

/** From a register, claimed by nobody. */
export const UNCLAIMED: Partial<ProfessionalState> = {
  id: aUuid(9_460),
  slug: 'olivia-do-registro',
  name: 'Olívia',
  lastname: 'do Registro',
  email: '',
  source: 'Lista do CRM-SP',
  sourceDate: '2026-10-31',
  crm: 'CRM-SP 194600',
  specialty: 'Hematologista',
  phone: '1932345678',
  whatsapp: null,
}

export const CAST = [HOSTILE_PROFILE, AREA_55_PROFILE, BARE_PROFILE, LONG_NAMED_PROFILE, UNCLAIMED]
