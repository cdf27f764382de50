import type { StateCode } from '#domain/catalogue/states.ts'

export interface DemoCity {
  name: string
  state: StateCode
  areaCode: string
  /** First five digits of its postal codes. */
  postalArea: string
}

const city = (name: string, state: StateCode, areaCode: string, postalArea: string): DemoCity => ({
  name,
  state,
  areaCode,
  postalArea,
})

/** Cities of most demo people. */
export const BIG_CITIES: readonly DemoCity[] = [
  city('São Paulo', 'SP', '11', '01310'),
  city('Rio de Janeiro', 'RJ', '21', '20040'),
  city('Belo Horizonte', 'MG', '31', '30130'),
]

/** All other capitals, and large inland towns. */
export const OTHER_CITIES: readonly DemoCity[] = [
  city('Campinas', 'SP', '19', '13010'),
  city('Curitiba', 'PR', '41', '80020'),
  city('Salvador', 'BA', '71', '40020'),
  city('Porto Alegre', 'RS', '51', '90010'),
  city('Brasília', 'DF', '61', '70070'),
  city('Recife', 'PE', '81', '50030'),
  city('Fortaleza', 'CE', '85', '60025'),
  city('Goiânia', 'GO', '62', '74010'),
  city('Florianópolis', 'SC', '48', '88010'),
  city('Ribeirão Preto', 'SP', '16', '14010'),
  city('Belém', 'PA', '91', '66010'),
  city('Manaus', 'AM', '92', '69005'),
  city('Vitória', 'ES', '27', '29010'),
  city('Natal', 'RN', '84', '59012'),
  city('João Pessoa', 'PB', '83', '58010'),
  city('Maceió', 'AL', '82', '57020'),
  city('Aracaju', 'SE', '79', '49010'),
  city('São Luís', 'MA', '98', '65010'),
  city('Teresina', 'PI', '86', '64000'),
  city('Cuiabá', 'MT', '65', '78005'),
  city('Campo Grande', 'MS', '67', '79002'),
  city('Palmas', 'TO', '63', '77015'),
  city('Porto Velho', 'RO', '69', '76801'),
  city('Rio Branco', 'AC', '68', '69900'),
  city('Macapá', 'AP', '96', '68900'),
  city('Boa Vista', 'RR', '95', '69301'),
  city('Uberlândia', 'MG', '34', '38400'),
  city('Londrina', 'PR', '43', '86010'),
  city('Joinville', 'SC', '47', '89201'),
  city('Niterói', 'RJ', '21', '24020'),
  city('Santos', 'SP', '13', '11010'),
  city('São José dos Campos', 'SP', '12', '12210'),
  city('Juiz de Fora', 'MG', '32', '36010'),
  city('Feira de Santana', 'BA', '75', '44001'),
  city('Caxias do Sul', 'RS', '54', '95020'),
]

export const STREETS = [
  'Rua das Acácias',
  'Avenida dos Ipês',
  'Rua Jequitibá',
  'Alameda das Palmeiras',
  'Rua do Sabiá',
  'Avenida Beira-Jardim',
  'Rua Pitangueira',
  'Travessa das Orquídeas',
  'Rua Jacarandá',
  'Avenida das Araucárias',
] as const

export const CLINICS = [
  'Clínica Acácia',
  'Espaço Ipê Saúde',
  'Consultório Jequitibá',
  'Centro Médico Aroeira',
  'Clínica Bem-te-vi',
  'Instituto Jacarandá',
  'Clínica Manacá',
  'Espaço Sabiá',
  'Consultório Vila Verde',
  'Clínica Maré Alta',
] as const
