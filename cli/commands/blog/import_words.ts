import { countOf } from '#domain/shared/numbers.ts'

/** The plurals of what an import counts; a word that is not here, such as a shortcode, stays the same. */
const PLURALS: Readonly<Record<string, string>> = {
  imagem: 'imagens',
  HTML: 'marcas de HTML',
  incorporação: 'incorporações',
  formulário: 'formulários',
  script: 'scripts',
  'áudio ou vídeo': 'áudios ou vídeos',
  'bloco dinâmico': 'blocos dinâmicos',
  'campo personalizado': 'campos personalizados',
  'imagem destacada sem endereço https': 'imagens destacadas sem endereço https',
  'imagem destacada que o arquivo não traz': 'imagens destacadas que o arquivo não traz',
  anexo: 'anexos',
  comentário: 'comentários',
  página: 'páginas',
  'post na lixeira': 'posts na lixeira',
  'página na lixeira': 'páginas na lixeira',
  'parte do tema ou menu': 'partes do tema ou menu',
  'índice de pasta': 'índices de pasta',
  'título completado': 'títulos completados',
  'título encurtado': 'títulos encurtados',
  'descrição completada': 'descrições completadas',
  'descrição encurtada': 'descrições encurtadas',
  'endereço refeito': 'endereços refeitos',
  'categoria escolhida': 'categorias escolhidas',
  'título de seção trocado pelo nosso': 'títulos de seção trocados pelos nossos',
  'texto longo repartido': 'textos longos repartidos',
  'caracteres de controle retirados': 'textos sem seus caracteres de controle',
  'data de hoje, pois a origem não tem nenhuma': 'com a data de hoje, pois a origem não tem nenhuma',
}
const SINGULARS: Readonly<Record<string, string>> = {
  HTML: 'marca de HTML',
  'caracteres de controle retirados': 'texto sem seus caracteres de controle',
  'data de hoje, pois a origem não tem nenhuma': 'com a data de hoje, pois a origem não tem nenhuma',
}
/** Words that go on with what the source calls it. */
const OPEN_ENDED: readonly (readonly [RegExp, string])[] = [
  [/^item (?=\S)/, 'itens '],
  [/^arquivo (?=\S)/, 'arquivos '],
]

/** Returns '1 anexo', '628 comentários', '3 [gallery]'. */
function countedInWords(count: number, kind: string): string {
  const [pattern, begin] = OPEN_ENDED.find(([each]) => each.test(kind)) ?? []
  const many = PLURALS[kind] ?? (pattern ? kind.replace(pattern, begin ?? '') : kind)
  return countOf(count, SINGULARS[kind] ?? kind, many)
}

/** Returns '8 anexos, 628 comentários'; empty for nothing. */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([kind, count]) => countedInWords(count, kind))
    .join(', ')
}
