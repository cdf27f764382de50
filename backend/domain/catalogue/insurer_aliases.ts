import type { InsurerName } from './insurers.ts'

// Apart from the list of insurers, which the browser loads.

/**
 * Short and trade names of the insurers. `certain` names nothing else in a health search; `likely` is also a place
 * or an everyday word, and is believed only with some help from its neighbours.
 */
interface InsurerAliases {
  readonly certain: readonly string[]
  readonly likely: readonly string[]
}

export const INSURER_ALIASES: Readonly<Partial<Record<InsurerName, InsurerAliases>>> = {
  'Allianz Saúde': aliases('allianz, alianz, allianz seguros', ''),
  'América Saúde': aliases('américa planos', 'américa'),
  Amil: aliases('amil saúde, amil dental, amil assistência médica, amil one', ''),
  'Assim Saúde': aliases('grupo assim', 'assim'),
  Biosaúde: aliases('bio saúde', ''),
  Biovida: aliases('bio vida, biovida saúde', ''),
  'Blue Med Saúde': aliases('blue med, bluemed', ''),
  'Bradesco Saúde': aliases('bradesco, bradesco seguros, bradesco seguro saúde', ''),
  'Care Plus': aliases('careplus, care plus saúde', ''),
  Cassi: aliases('cassi saúde, cassi banco do brasil, banco do brasil', ''),
  'Central Nacional Unimed': aliases('cnu, unimed nacional, central nacional, unimed central nacional', ''),
  Fusex: aliases('fusex exército, fundo de saúde do exército', 'exército'),
  Geap: aliases('geap saúde, geap autogestão', ''),
  'Golden Cross': aliases('golden, golden cross saúde', ''),
  Hapvida: aliases('hap vida, hapvida saúde, hap', ''),
  IPSM: aliases('ipsm saúde, instituto de previdência dos militares', ''),
  'Medial Saúde': aliases('medial', ''),
  'NotreDame Intermédica': aliases(
    'notredame, notre dame, intermédica, gndi, notredame saúde, grupo notredame intermédica, hapvida notredame intermédica, intermédica saúde, ndi',
    '',
  ),
  Omint: aliases('omint saúde', ''),
  PASA: aliases('pasa saúde, pasa vale', ''),
  'Petrobras Distribuidora': aliases(
    'petrobras, petrobrás, br distribuidora, petrobras saúde, ams petrobras',
    '',
  ),
  PlassPar: aliases('plass par, plasspar saúde', ''),
  'Porto Seguro Saúde': aliases(
    'porto, porto saúde, porto seguros, seguro porto, porto seguro seguros',
    'porto seguro',
  ),
  'Postal Saúde': aliases('postal saúde correios', 'postal, correios'),
  'Prevent Senior': aliases('prevent, prevent sênior, preventsenior', ''),
  'São Cristóvão Saúde': aliases('são cristóvão saúde, grupo são cristóvão', 'são cristóvão'),
  'São Francisco Saúde': aliases('sistema são francisco saúde, grupo são francisco', 'são francisco'),
  'Saúde Caixa': aliases(
    'caixa saúde, caixa econômica, caixa econômica federal, caixa seguradora',
    'caixa, cef',
  ),
  Serpro: aliases('serpro saúde, pas serpro', ''),
  'STM Saúde': aliases('stm', ''),
  SulAmérica: aliases('sul américa, sulamérica saúde, sul américa saúde, sulamerica seguros', ''),
  'Total Care': aliases('totalcare, total care saúde', ''),
  Unimed: aliases('unimed saúde, seguros unimed, unimed seguros', ''),
  'Vida Saúde': aliases('', 'vida'),
}

function aliases(certain: string, likely: string): InsurerAliases {
  return { certain: certain.split(', ').filter(Boolean), likely: likely.split(', ').filter(Boolean) }
}
