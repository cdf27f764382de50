import { COUNCILS } from '#domain/catalogue/license.ts'
import { foldText } from '#domain/shared/text.ts'

/** How the names of public registers begin, by their article. */
const BEGINNINGS = {
  do:
    `${COUNCILS.join(' ')} CNES DATASUS SUS CFM CFO CFP CFN COFFITO COFEN CFFa CFF CFBM CFESS CONFEF IBGE TCU ` +
    'arquivo banco cadastro catálogo conselho diário governo guia hospital ministério município painel portal registro ' +
    'site sistema',
  da:
    'ANS ANVISA OMB SES SMS agência associação base câmara consulta federação fundação listagem lista ordem planilha ' +
    'prefeitura publicação relação rede secretaria sociedade tabela',
  dos: 'arquivos cadastros conselhos dados registros',
  das: 'listas planilhas relações secretarias',
}

const ARTICLES = new Map(
  Object.entries(BEGINNINGS).flatMap(([article, words]) =>
    words.split(' ').map((word) => [foldText(word), article] as const),
  ),
)

/** Returns 'do CNES', 'da Lista do CRM-SP'; 'de …' where the gender is unknown. */
export function ofSource(source: string): string {
  const [first = ''] = foldText(source).split(/[^a-z]/)
  return `${ARTICLES.get(first) ?? 'de'} ${source}`
}
