import type { Faq } from '../faq.ts'
import type { Insurance } from '../professional_state.ts'
import type { Location } from '../location.ts'
import type { Service } from '../service.ts'
import { aUuid } from './a_professional.ts'

const BORN = new Date('2026-11-02T12:00:00Z')
const PART = { id: aUuid(101), professionalId: aUuid(1), isActive: true, createdAt: BORN }

export function aService(overrides: Partial<Service> = {}): Service {
  return { ...PART, name: 'Consulta', description: null, price: 250.5, ...overrides }
}

export function anInsurance(overrides: Partial<Insurance> = {}): Insurance {
  return { ...PART, insuranceName: 'Amil', ...overrides }
}

export function aLocation(overrides: Partial<Location> = {}): Location {
  return {
    ...PART,
    name: 'Clínica Central',
    address: 'Rua Barão de Jaguara, 100',
    city: 'Campinas',
    state: 'SP',
    cep: '13015001',
    phone: '1932345678',
    whatsapp: null,
    availability: ['segunda', 'quarta'],
    isOnline: false,
    ...overrides,
  }
}

export function aFaq(overrides: Partial<Faq> = {}): Faq {
  const words = { question: 'Atende convênio?', answer: 'Sim, os listados acima.' }
  return { ...PART, ...words, order: 0, updatedAt: BORN, ...overrides }
}
