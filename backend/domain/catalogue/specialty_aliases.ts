import type { SpecialtyName } from './specialties.ts'

/**
 * Other names of each specialty in common use. `names` mean the profession or its field; `everyday` are words for what
 * it treats, which a profession named in the same query overrides. Genders, plurals and the endings
 * -logia/-logo/-iatria are derived, not listed.
 */
export interface SpecialtyAliases {
  readonly names: readonly string[]
  readonly everyday: readonly string[]
}

export const SPECIALTY_ALIASES: Readonly<Record<SpecialtyName, SpecialtyAliases>> = {
  Alergologista: aliases(
    'alergista, alergo, alergia e imunologia, imunologista, alergologia e imunologia',
    'alergia, alergias, rinite, urticária, imunidade',
  ),
  Anestesista: aliases('anestesia, anestesiologista, anestesio', 'sedação'),
  Angiologista: aliases(
    'angio, vascular, cirurgião vascular, cirurgiã vascular, cirurgia vascular, médico vascular',
    'varizes, vasinhos, veias, veia, circulação, trombose, circulação do sangue',
  ),
  Cardiologista: aliases(
    'cardio, cardiologist, cardiologia clínica, cirurgião cardíaco',
    'coração, pressão alta, hipertensão, arritmia, infarto, sopro no coração, pressão, cardíaco',
  ),
  'Cirurgião Bariátrico': aliases(
    'cirurgia bariátrica, bariátrica, bariátrico, cirurgiões bariátricos, cirurgiãs bariátricas, médico bariátrico',
    'cirurgião, cirurgiã, redução de estômago, redução do estômago, cirurgia de redução do estômago, bypass gástrico, obesidade',
  ),
  'Cirurgião Plástico': aliases(
    'cirurgia plástica, plástico, cirurgiões plásticos, cirurgiãs plásticas, plástica, cirurgião estético',
    'cirurgião, cirurgiã, lipoaspiração, lipo, silicone, rinoplastia, abdominoplastia, mamoplastia, cirurgia estética',
  ),
  Dentista: aliases(
    'odonto, dentist, dentists, odontólogo, odontologia, odontologista, cirurgião dentista, cirurgiã dentista, ortodontista, ortodontia, endodontista, endodontia, odontopediatra, odontopediatria, periodontista, implantodontista, implantodontia',
    'dente, dentes, aparelho dentário, implante dentário, canal, clareamento dental, dor de dente, aparelho nos dentes, gengiva, boca, siso, limpeza dental, prótese dentária',
  ),
  Dermatologista: aliases(
    'derma, dermato, dermo, dermatologist',
    'pele, cabelo, cabelos, unha, unhas, acne, espinha, espinhas, manchas na pele, queda de cabelo, micose, pinta, botox',
  ),
  Endocrinologista: aliases(
    'endocrino, endocrinologist, endócrino, endocrinologia e metabologia, metabologista, diabetologista',
    'hormônio, hormônios, tireoide, tiróide, diabetes, diabete, glândulas, glândula, diabético, metabolismo',
  ),
  Enfermeiro: aliases('enfermagem', 'curativo, curativos, injeção, sonda'),
  Fisioterapeuta: aliases(
    'fisio, physiotherapist, physical therapist, kinesiólogo, fisioterapia, fisioterapêutico, osteopata, osteopatia',
    'pilates, rpg, reabilitação, reabilitação motora, dor muscular, músculo, músculos',
  ),
  Fonoaudiólogo: aliases(
    'fono, speech therapist, fonoaudio, fonoterapia, fonodiólogo, fonodióloga',
    'fala, voz, gagueira, atraso na fala, problema de fala, dislexia',
  ),
  Gastroenterologista: aliases(
    'gastro, gastroenterologist, gastrologista, gastroentero, gastroenterologia',
    'estômago, intestino, fígado, gastrite, refluxo, barriga, digestão, endoscopia, azia, digestivo, aparelho digestivo',
  ),
  Geriatra: aliases('gerontologista, gerontólogo, geriátrico', 'envelhecer'),
  Ginecologista: aliases(
    'gineco, gine, gynecologist, gynaecologist, obgyn, obstetra, obstetrícia, ginecologia e obstetrícia, ginecologista obstetra, ginecologista e obstetra, gineco obstetra',
    'mulher, mulheres, saúde da mulher, gravidez, grávida, gestante, gestação, pré natal, parto, útero, ovário, menopausa, preventivo, papanicolau, diu',
  ),
  Hematologista: aliases(
    'hemato, hematologia e hemoterapia, hemoterapia',
    'sangue, anemia, plaquetas, leucemia',
  ),
  Infectologista: aliases(
    'infecto, doenças infecciosas, infectologia, moléstias infecciosas',
    'infecção, infecções, hiv, aids, dst, ist, dengue, virus',
  ),
  'Médico da Família': aliases(
    'médico de família, médica de família, médicos da família, médicos de família, médicas da família, médicas de família, medicina da família, medicina de família, medicina de família e comunidade, médico da família e comunidade, médico de família e comunidade, clínico geral, clínica geral, clínicos gerais, clínicas gerais, clínico, médico geral, médica geral, generalista, médico generalista, saúde da família',
    'família, check up, checkup, postinho',
  ),
  Nefrologista: aliases(
    'nefro',
    'rim, rins, pedra nos rins, pedra no rim, hemodiálise, diálise, renal, problema nos rins',
  ),
  Neurologista: aliases(
    'neuro, neurocirurgião, neurocirurgiã, neurocirurgia, neuropediatra, neurológico',
    'cérebro, cabeça, dor de cabeça, enxaqueca, epilepsia, avc, parkinson, alzheimer, nervos, sistema nervoso, convulsão, memória',
  ),
  Nutricionista: aliases(
    'nutri, nutritionist, dietitian, nutrição, nutrólogo, nutróloga, nutrologia, nutrólogos, nutricionismo, nutricional',
    'dieta, emagrecer, emagrecimento, perder peso, reeducação alimentar, alimentação, cardápio, peso',
  ),
  Oftalmologista: aliases(
    'oftalmo, ophthalmologist, eye doctor, oculista, oculistas, oftálmico',
    'olho, olhos, vista, visão, óculos, exame de vista, catarata, glaucoma, miopia, grau',
  ),
  Oncologista: aliases('onco, cancerologista, cancerologia', 'câncer, tumor, tumores, quimioterapia, quimio'),
  Ortopedista: aliases(
    'ortopedia, orto, orthopedist, orthopedic, médico do pé, médico de pé, dor no pé, traumatologista, ortopedia e traumatologia, ortopedista e traumatologista, ortopédico, ortopedistas traumatologistas',
    'osso, ossos, coluna, joelho, joelhos, ombro, quadril, tornozelo, fratura, hérnia de disco, dor nas costas, costas, pé torto, articulação, mão quebrada, menisco',
  ),
  Otorrinolaringologista: aliases(
    'otorrino, otorino, otorrinos, otorrinolaringo, otolaringologista, otorrinologista, laringologista',
    'ouvido, nariz, garganta, ouvido nariz e garganta, sinusite, amígdalas, audição, zumbido, labirintite, desvio de septo',
  ),
  Pediatra: aliases(
    'pediátrico, pediátrica, pediatrician, neonatologista, neonatal, pedi, médico infantil, médica infantil, puericultura, hebiatra',
    'infância',
  ),
  Pneumologista: aliases(
    'pneumo, tisiologista',
    'pulmão, pulmões, asma, bronquite, respiração, falta de ar, tosse, respiratório, pneumonia',
  ),
  Psiquiatra: aliases(
    'psiquiátrico, psiquiátrica, médico psiquiatra, psiq, psiqui, psychiatrist',
    'bipolaridade, transtorno bipolar, esquizofrenia, saúde mental, depressão, ansiedade, pânico, dependência química, mente, tdah',
  ),
  Psicólogo: aliases(
    'psico, psi, psychologist, psychology, therapist, psicoterapeuta, psicoterapia, psicanalista, psicanálise, psicoterapêutico, neuropsicólogo, neuropsicóloga, neuropsicologia, psicopedagogo, psicopedagoga, terapeuta cognitivo, psicológico',
    'saúde mental, depressão, ansiedade, mente, terapia de casal, emocional, luto, autoestima, pânico',
  ),
  Quiropraxista: aliases(
    'quiropraxia, quiropata, quiropatia, quiroprático, quiroprática, quiropratico, quiropractor, quiro',
    'coluna, estalar a coluna, ajuste na coluna',
  ),
  Radiologista: aliases(
    'radio, radiologia e diagnóstico por imagem, diagnóstico por imagem, imaginologista, ultrassonografista, radiológico',
    'raio x, raios x, raio-x, radiografia, ultrassom, ultrassonografia, ultra som, tomografia, ressonância, ressonância magnética, mamografia, ecografia',
  ),
  Reumatologista: aliases(
    'reumato, rheumatologist',
    'reumatismo, artrite, artrose, fibromialgia, lúpus, juntas, gota, osteoporose',
  ),
  Terapeuta: aliases(
    'terapia, terapias, terapêutico, terapêutica, terapeuta ocupacional, terapia ocupacional, terapeuta holístico, terapia holística, holístico, acupunturista, acupuntura, massoterapeuta, massoterapia, naturopata, reiki',
    'massagem, meditação',
  ),
  Urologista: aliases(
    'uro, urologist, andrologista, andrologia',
    'próstata, bexiga, homem, homens, saúde do homem, urina, pênis, vasectomia, fimose',
  ),
  'Técnico em Enfermagem': aliases(
    'técnico de enfermagem, técnica de enfermagem, técnicos de enfermagem, técnicas de enfermagem, técnicos em enfermagem, técnicas em enfermagem, técnico enfermagem, técnica enfermagem, tec enfermagem, tec de enfermagem, auxiliar de enfermagem, auxiliar enfermagem, téc enf',
    'cuidador, cuidadora',
  ),
}

/** Everyday words above that other specialties treat too, in order. */
export const ALSO_TREATED_BY: ReadonlyMap<string, readonly SpecialtyName[]> = new Map([
  ['tdah', ['Neurologista', 'Psicólogo']],
  ['memória', ['Geriatra']],
  ['artrose', ['Ortopedista']],
  ['falta de ar', ['Cardiologista']],
  ['dor nas costas', ['Fisioterapeuta', 'Quiropraxista']],
  ['hérnia de disco', ['Neurologista', 'Fisioterapeuta']],
  ['emagrecer', ['Endocrinologista']],
  ['perder peso', ['Endocrinologista']],
  ['pedra nos rins', ['Urologista']],
  ['pedra no rim', ['Urologista']],
  ['botox', ['Cirurgião Plástico', 'Dentista']],
  ['obesidade', ['Endocrinologista', 'Nutricionista']],
  ['osteoporose', ['Ortopedista', 'Geriatra']],
  ['leucemia', ['Oncologista']],
  ['rinite', ['Otorrinolaringologista']],
])

/** The everyday words above that name a disease. */
export const DISEASES_AMONG_ALIASES: ReadonlySet<string> = new Set(
  'rinite, urticária, trombose, hipertensão, pressão alta, arritmia, infarto, obesidade, dislexia, acne, micose, diabetes, diabete, gastrite, refluxo, anemia, leucemia, hiv, aids, dengue, enxaqueca, epilepsia, avc, parkinson, alzheimer, catarata, glaucoma, miopia, câncer, tumor, hérnia de disco, sinusite, labirintite, desvio de septo, asma, bronquite, pneumonia, bipolaridade, transtorno bipolar, esquizofrenia, depressão, ansiedade, dependência química, tdah, reumatismo, artrite, artrose, fibromialgia, lúpus, gota, osteoporose, fimose'.split(
    ', ',
  ),
)

function aliases(names: string, everyday: string): SpecialtyAliases {
  return { names: names.split(', '), everyday: everyday.split(', ') }
}
