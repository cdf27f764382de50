import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { Drawing, type DrawingName } from './drawing.tsx'

const ICONS: Readonly<Partial<Record<SpecialtyName, DrawingName>>> = {
  Alergologista: 'flower-2',
  Anestesista: 'syringe',
  Angiologista: 'activity',
  Cardiologista: 'heart-pulse',
  'Cirurgião Bariátrico': 'scissors',
  'Cirurgião Plástico': 'scissors',
  Dentista: 'smile',
  Dermatologista: 'sun',
  Endocrinologista: 'droplets',
  Enfermeiro: 'syringe',
  Fisioterapeuta: 'activity',
  Fonoaudiólogo: 'message-circle',
  Geriatra: 'hand-heart',
  Ginecologista: 'venus',
  Hematologista: 'droplets',
  Infectologista: 'microscope',
  'Médico da Família': 'users',
  Nefrologista: 'droplets',
  Neurologista: 'brain',
  Nutricionista: 'apple',
  Oftalmologista: 'eye',
  Oncologista: 'ribbon',
  Ortopedista: 'bone',
  Otorrinolaringologista: 'ear',
  Pediatra: 'baby',
  Pneumologista: 'wind',
  Psicólogo: 'message-circle',
  Psiquiatra: 'brain-circuit',
  Quiropraxista: 'bone',
  Radiologista: 'scan-line',
  Reumatologista: 'bone',
  Terapeuta: 'hand-heart',
  'Técnico em Enfermagem': 'syringe',
  Urologista: 'mars',
}

/** A specialty's decorative drawing, from one shared file. */
export function SpecialtyIcon({ name, size = 22 }: { name: string; size?: number }) {
  return <Drawing name={ICONS[name as SpecialtyName] ?? 'stethoscope'} size={size} />
}
