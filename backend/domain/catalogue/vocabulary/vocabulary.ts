import { specialtyByName, type SpecialtyName } from '../specialties.ts'
import { AGES, COMPLAINTS, SYMPTOMS } from './complaints.ts'
import { DISEASE_CODES, DISEASES, DRUGS, PROCEDURES } from './diseases_and_treatments.ts'

/**
 * Titles of specialists and related professions, by the closest specialties of the catalogue. After the specialties and
 * areas of practice of the CFM (Resolution 2.330/2023) and the Brazilian occupations (CBO, groups 2231 to 2239, 2515,
 * 3222 and 3221).
 */
const TITLES = `
Ginecologista, Oncologista: mastologista; mastologia
Gastroenterologista: proctologista; coloproctologista; proctologia; coloproctologia; hepatologista; hepato; hepatologia; cirurgião do aparelho digestivo; cirurgia do aparelho digestivo; cirurgião geral; cirurgia geral; endoscopista
Pediatra, Gastroenterologista: gastropediatra; gastroenterologista pediátrico
Pediatra, Cardiologista: cardiopediatra; cardiologista pediátrico; cardiologista infantil
Pediatra, Endocrinologista: endocrinologista pediátrico; endocrinopediatra; endócrino infantil
Pediatra, Pneumologista: pneumopediatra; pneumologista infantil
Pediatra, Nefrologista: nefropediatra
Pediatra, Alergologista: alergista infantil; alergista pediátrico
Pediatra, Ortopedista: ortopedista infantil; ortopedista pediátrico
Pediatra, Dermatologista: dermatologista infantil; dermatopediatra
Pediatra: cirurgião pediátrico; cirurgia pediátrica; intensivista pediátrico; médico de criança; médico de bebê; doutor de criança; reumatologista pediátrico; hematologista pediátrico
Neurologista, Pediatra: neurologista infantil; neurologista pediátrico; neuro infantil
Neurologista: médico da cabeça; médico de cabeça; neurofisiologista; neurofisiologia clínica; médico do sono; medicina do sono
Psiquiatra: psiquiatra infantil; psiquiatra da infância; psicogeriatra; médico de depressão
Psicólogo: psicólogo infantil; psicóloga infantil; sexólogo; sexóloga; terapeuta sexual; terapeuta de casal; terapeuta familiar; analista; psicomotricista; psicomotricidade; hipnoterapeuta; analista do comportamento; neuropsicopedagogo; tanatólogo; conselheiro; terapeuta aba
Oncologista: oncologista clínico; radioterapeuta; radio oncologista; radioterapista; cirurgião oncológico; oncopediatra; oncologista pediátrico; paliativista; médico paliativista; geneticista; médico geneticista; genética médica; onco hematologista
Médico da Família: médico do trabalho; medicina do trabalho; médico do esporte; medicina esportiva; médico do exercício; homeopata; homeopatia; médico homeopata; intensivista; médico intensivista; emergencista; plantonista médico; médico preventivista; perito médico; médico perito; médico legista; sanitarista; médico do tráfego; medicina do tráfego; médico integrativo; medicina integrativa; medicina preventiva; internista; medicina interna; clínica médica; médico de adultos; médico hospitalista
Fisioterapeuta: fisiatra; fisiatria; fisioterapeuta pélvica; fisioterapeuta respiratório; instrutor de pilates; professor de pilates; educador físico; personal trainer; preparador físico; fisioterapeuta esportivo; médico fisiatra; fisioterapeuta domiciliar; quinesiologista
Dentista: bucomaxilo; bucomaxilofacial; cirurgião bucomaxilofacial; protesista; implantologista; dentística; estomatologista; dentista infantil; odontogeriatra; radiologista odontológico; dentista 24h; dentista de urgência; dentista de criança; harmonizador orofacial; especialista em dtm; canalista; periodontia; ortodontista infantil
Otorrinolaringologista, Oncologista: cirurgião de cabeça e pescoço; cirurgia de cabeça e pescoço
Otorrinolaringologista: foniatra; otoneurologista; rinologista; otorrino infantil; otorrino pediátrico; otologista
Pneumologista: cirurgião torácico; cirurgia torácica; especialista em pulmão
Cardiologista: hemodinamicista; arritmologista; eletrofisiologista; cirurgião cardiovascular; cirurgia cardiovascular; médico do coração; doutor do coração
Angiologista: cirurgião vascular e endovascular; endovascular; flebologista; ecografista vascular; radiologista vascular; especialista em varizes
Ortopedista: cirurgião de coluna; cirurgião da coluna; cirurgião de joelho; cirurgião do joelho; cirurgião de mão; cirurgião da mão; cirurgião de ombro; cirurgião do quadril; ortopedista do joelho; ortopedista de coluna; ortopedista esportivo; médico da coluna; médico do joelho; médico dos ossos; especialista em joelho; especialista em coluna; especialista em ombro; especialista em quadril; especialista em mão; especialista em pé
Radiologista: médico nuclear; medicina nuclear; patologista; patologia; patologista clínico; citopatologista; ecografista; neurorradiologista; radiologista intervencionista; técnico em radiologia; ultrassonografia médica; mastologista de imagem; médico do ultrassom
Nutricionista: nutricionista esportivo; nutricionista esportiva; nutricionista infantil; nutricionista materno infantil; nutricionista funcional; nutricionista clínica; nutricionista vegana; nutricionista comportamental; nutri infantil; nutri funcional; nutrologista
Dermatologista, Enfermeiro, Ortopedista: podólogo; podóloga; podologia; pedicure médica; calista
Fonoaudiólogo: audiologista; otoneurofonoaudiólogo; fono infantil; fonoaudióloga infantil; fonoaudiólogo hospitalar; especialista em gagueira; vocologista; linguista clínico
Dermatologista: tricologista; dermatologista estético; hansenologista; esteticista; médico da pele; médico de pele; dermatocosmiatra; cosmiatra; doutor da pele; biomédico esteta; biomédica esteta; médico estético; medicina estética
Ginecologista: especialista em fertilidade; especialista em reprodução humana; ginecologista infantil; medicina fetal; parteira; ginecologista endócrino; uroginecologista; ginecologista de adolescente; especialista em endometriose; médico de mulher; médico da mulher; sexologista feminino; obstetriz; médica de mulher; médica da mulher; médica de mulheres; médico de mulheres
Urologista: médico da próstata; médico de homem; urologista infantil; uropediatra; médico do homem; especialista em próstata; sexologista masculino; oncourologista
Oftalmologista: oftalmopediatra; oftalmologista infantil; retinólogo; optometrista; ortoptista; médico do olho; médico dos olhos; médico de olho; médico de vista; especialista em catarata; especialista em retina; especialista em córnea; médico da vista
Endocrinologista: médico da tireoide; médico da diabetes; médico de diabetes; médico hormonal; médico dos hormônios; especialista em tireoide; especialista em diabetes; especialista em obesidade; andrologista endócrino; médico para emagrecer
Infectologista: médico de hiv; hivologista; especialista em hiv; tropicalista; medicina tropical
Nefrologista: médico do rim; médico dos rins; especialista em rins
Hematologista: médico do sangue; hemoterapeuta; especialista em sangue; médico de anemia; hematopediatra
Reumatologista: médico de reumatismo; especialista em fibromialgia; especialista em lúpus; reumato infantil
Alergologista: médico de alergia; especialista em alergia; médico alergista; imunologista clínico
Anestesista: algologista; médico anestesista; especialista em dor; anestesista infantil
Cirurgião Bariátrico: especialista em bariátrica; médico da bariátrica; cirurgião da obesidade
Cirurgião Plástico: cirurgião estético facial; cirurgião craniofacial; cirurgião reparador; cirurgia reparadora; cirurgião de nariz; especialista em rinoplastia
Terapeuta: massagista; massagistas; doula pós parto; osteoterapeuta; terapeuta corporal; terapeuta integrativo; aromaterapeuta; musicoterapeuta; arteterapeuta; reikiano; reikiana; terapeuta floral; constelador; consteladora; instrutor de yoga; professora de yoga; terapeuta ayurvédico; iridólogo; naturólogo; naturologia; equoterapeuta; massoterapia domiciliar
Quiropraxista: quiropraxista esportivo; especialista em quiropraxia; massagista de coluna; médico quiropraxista
Enfermeiro: enfermeiro domiciliar; enfermeira domiciliar; estomaterapeuta; enfermeiro esteta; enfermeira esteta; enfermeiro do trabalho; consultora de amamentação; enfermeira de parto; laserterapeuta
Técnico em Enfermagem: home care idoso; acompanhante; babá enfermeira; instrumentador cirúrgico; socorrista; técnico em home care; cuidador noturno; cuidador infantil
Geriatra: médico do idoso; médico de velho; médico de gente velha; psicogeriatria; médico de memória; gerontologia; médico para idosos; geriatra domiciliar
`

/** Professionals and complaints as visitors type them in English and Spanish, by the specialties to ask first. */
const FOREIGN = `
Médico da Família: family doctor; general practitioner; gp; primary care; physician; general doctor; fever; flu; cold and fever; medico de cabecera; medico general; fiebre; gripa
Dentista: dental; toothache; tooth pain; tooth; teeth; wisdom tooth; broken tooth; root canal; teeth cleaning; braces; dental implant; muela; muelas; dolor de muelas; dolor de muela; dolor de dientes; diente roto; brackets; ortodoncista
Dermatologista: skin doctor; skin specialist; acne treatment; eczema treatment; hair loss; mole removal; erupcion; sarpullido; caida del cabello
Oftalmologista: optometrist; eye pain; red eye; eye infection; glasses; contact lenses; blurry vision; dolor de ojos; lentes de contacto; vision borrosa
Cardiologista: heart doctor; heart specialist; chest pain; high blood pressure; palpitations; dolor de pecho; presion alta
Ginecologista: obstetrician; women s doctor; pregnant; pregnancy; pregnancy test; birth control; embarazada; embarazo; regla retrasada
Pediatra: paediatrician; children doctor; childrens doctor; kids doctor; child doctor; baby doctor; medico para niños; medico de niños; doctor para niños; bebe con fiebre
Pediatra, Dentista: kids dentist
Psicólogo: counselor; counselling; counseling; couples therapy; terapeuta en español; psicologia en español; anxiety; ansiedad; depresion
Psiquiatra: depression treatment; adhd; insomnia; bipolar disorder; insomnio
Ortopedista: orthopaedic; bone doctor; knee pain; shoulder pain; broken arm; broken leg; broke my arm; broke my leg; sprained ankle; twisted ankle; dolor de rodilla; hueso roto; esguince
Ortopedista, Fisioterapeuta: back pain; lower back pain; neck pain; dolor de espalda; dolor de cuello
Fisioterapeuta: physiotherapy; physical therapy; fisioterapia deportiva
Neurologista: neurologist; headache; headache doctor; migraine; dizziness; seizure; dolor de cabeza; mareos; migraña
Otorrinolaringologista: ear nose throat; ent; ent doctor; ear infection; earache; ear pain; sore throat; sinus infection; sinusitis treatment; otorrino en español; dolor de oido; dolor de garganta; oido tapado
Gastroenterologista: stomach ache; stomach pain; stomach doctor; diarrhea; food poisoning; constipation; vomiting; heartburn; dolor de estomago; dolor de panza; intoxicacion alimentaria; estreñimiento
Urologista: prostate; testicle pain; erectile dysfunction; vasectomy
Urologista, Ginecologista: uti; urinary tract infection; infeccion urinaria
Infectologista: infectious disease; std; std test; hiv test; mosquito bites; dengue fever
Alergologista: allergist; allergy; allergies; alergia alimentaria
Endocrinologista: thyroid; weight loss doctor
Nutricionista: dietician; bajar de peso; weight loss
Fonoaudiólogo: speech therapy
Pneumologista: lung doctor; asthma; pulmonologist; cough
Reumatologista: arthritis
Oncologista: oncologist; cancer doctor
Nefrologista: kidney doctor; nephrologist
Urologista, Nefrologista: kidney stone; kidney stones; calculos renales
Cirurgião Plástico: plastic surgeon; plastic surgery; breast implants; tummy tuck; cirujano plastico; cirugia plastica; bbl surgery
Quiropraxista: chiropractor; quiropractico
Terapeuta: massage; massage therapist; acupuncture; masaje; masajes; acupuntor
Enfermeiro: nurse; enfermero
Geriatra: geriatrician; elderly care
`

// Not in the specialties, which the browser loads.

/** An everyday word or phrase, and the specialties for it. */
export interface VocabularyTerm {
  readonly term: string
  /** Best first. */
  readonly specialties: readonly [SpecialtyName, ...SpecialtyName[]]
  /** `title` is a profession, `age` the patient's age group; the others are what is treated. */
  readonly kind: 'title' | 'age' | 'disease' | 'drug' | 'complaint' | 'foreign'
  /** Any other word of the query overrides it. */
  readonly isVague: boolean
  /** Whether it is suggested while typing; long complaints, crude and foreign words are not. */
  readonly isOffered: boolean
}

/** In words. */
const MAX_WORDS_OFFERED = 4

/** Parses a list: per line the specialties, a colon, then terms separated by semicolons. */
function termsOf(list: string, kind: VocabularyTerm['kind']): VocabularyTerm[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', terms = ''] = line.split(': ')
      const [first, ...others] = names.split(', ').map(catalogued)
      if (!first) return []
      return terms
        .split('; ')
        .map((written) => written.trim())
        .map((written) => ({
          term: written.replace(/^[~!]/, ''),
          specialties: [first, ...others],
          kind,
          isVague: kind === 'drug' || written.startsWith('~'),
          isOffered:
            kind !== 'drug' &&
            kind !== 'foreign' &&
            !written.startsWith('!') &&
            written.split(' ').length <= MAX_WORDS_OFFERED,
        }))
    })
}

function catalogued(name: string): SpecialtyName {
  const specialty = specialtyByName(name)
  if (!specialty) throw new Error(`'${name}' in the vocabulary is no specialty`)
  return specialty.name
}

export const VOCABULARY: readonly VocabularyTerm[] = [
  ...termsOf(TITLES, 'title'),
  ...termsOf(AGES, 'age'),
  ...termsOf(DISEASES, 'disease'),
  ...termsOf(DRUGS, 'drug'),
  ...termsOf(FOREIGN, 'foreign'),
  ...[SYMPTOMS, PROCEDURES, COMPLAINTS, DISEASE_CODES].flatMap((list) => termsOf(list, 'complaint')),
]
