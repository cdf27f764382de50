import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A WordPress export of this many posts, classic and block markup, with drafts, pages, pictures and a trashed one. */
export function aWordPressExport(posts: number): string {
  const items = Array.from({ length: posts }, (_, index) => wordPressPost(index + 1))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Blog</title>
<item><title>Contato</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>
<item><title>Velho</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item>
${items.join('\n')}
<item><title>foto</title><wp:post_id>90001</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://exemplo.com.br/foto.jpg</wp:attachment_url></item>
</channel></rss>`
}

function wordPressPost(number: number): string {
  const classic = `Primeiras palavras sobre o tema ${number}, longas o bastante para uma descrição.\n\nOutro parágrafo.

<h2>Sintomas</h2><ul><li>Febre &amp; dor</li><li>Cansaço</li></ul><h2>Tratamento</h2>[caption id="1"]Repouso[/caption]`
  const blocks = `<!-- wp:paragraph --><p>Primeiras palavras sobre o tema ${number}, longas o bastante para uma descrição.</p>
<!-- /wp:paragraph --><h2>O que causa o problema?</h2><p>Não se sabe <strong>ao certo</strong>.</p>
<h2>Perguntas frequentes</h2><h3>Dói?</h3><p>Às vezes.</p><script>alert(1)</script>`
  return `<item><title>Post do WordPress número ${number}</title><wp:post_id>${number}</wp:post_id>
<content:encoded><![CDATA[${number % 2 ? classic : blocks}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_date_gmt>2024-03-0${(number % 9) + 1} 12:00:00</wp:post_date_gmt><wp:post_name>wp-${number}</wp:post_name>
<wp:status>${number % 50 ? 'publish' : 'draft'}</wp:status><wp:post_type>post</wp:post_type>
<category domain="post_tag" nicename="x"><![CDATA[x]]></category>
<category domain="category" nicename="remedios"><![CDATA[Remédios]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>90001</wp:meta_value></wp:postmeta></item>`
}

/** The broken posts of a folder: file, field and the broken rule. */
export const BAD_POSTS = [
  { name: 'ruim-1.md', at: 2, field: 'title', text: markdown({ title: 'Curto' }) },
  { name: 'ruim-2.md', at: 3, field: 'metaDescription', text: markdown({ metaDescription: 'curta demais' }) },
  { name: 'ruim-3.md', at: 4, field: 'category', text: markdown({ category: 'Fofocas' }) },
  { name: 'ruim-4.md', at: 2, field: 'title', text: markdown({ title: 'Perdido \uFFFD no caminho' }) },
  { name: 'ruim-5.md', at: 5, field: 'conditionName', text: markdown({ conditionName: 'x'.repeat(256) }) },
  { name: 'ruim-6.md', at: 3, field: '', text: '---\ntitle: "sem fim\n---\nTexto' },
  { name: 'ruim-7.md', at: 5, field: 'publishedAt', text: markdown({ date: 'ontem' }) },
] as const

/** Writes this many valid Markdown files, one in a subfolder, and the seven invalid ones. */
export async function fillFolder(folder: string, good: number): Promise<void> {
  await mkdir(join(folder, 'mais'), { recursive: true })
  for (let number = 1; number <= good; number++) {
    const text = markdown({ title: `Post em Markdown número ${number}` })
    await writeFile(join(folder, number === 1 ? 'mais' : '', `post-${number}.md`), text)
  }
  for (const { name, text } of BAD_POSTS) await writeFile(join(folder, name), text)
}

function markdown(changes: Record<string, string>): string {
  const fields = {
    title: 'Gripe: o que é e como tratar',
    metaDescription: 'Tudo o que você precisa saber sobre a gripe, dos sintomas ao tratamento.',
    category: 'disease',
    ...changes,
  }
  const matter = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${matter.join('\n')}\n---\nA gripe é uma infecção.\n\n## Sintomas\n\n- Febre\n- Tosse\n`
}

/** Non-public posts, one in broken CDATA, and one with irreparable XML. */
export const HELD_BACK_EXPORT = `<?xml version="1.0" encoding="ISO-8859-1"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${draft('senha', '<wp:status>publish</wp:status><wp:post_password>enter</wp:post_password>')}
${draft('futuro', '<wp:status>future</wp:status><wp:post_date_gmt>2093-01-01 10:00:00</wp:post_date_gmt>')}
${draft('privado', '<wp:status>private</wp:status>')}
${draft('pendente', '<wp:status>pending</wp:status>')}
${draft('estranho', '<wp:status>acf-disabled</wp:status>')}
<item><title>quebrado</title><wp:post_type>post</wp:post_type><b></item>
${draft('anuncio', '<wp:status>publish</wp:status>', 'Asma em crianças. <script>//<![CDATA[\n x() //]]>\n</script> Fim &nbsp;')}
<item><title>Contato</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status>
<wp:comment><wp:comment_content>oi</wp:comment_content></wp:comment></item>
</channel></rss>`

function draft(slug: string, elements: string, text = 'Um texto que a origem não mostra a todos.'): string {
  return `<item><title>Um post de nome ${slug}</title><content:encoded><![CDATA[${text}
${'Frases que bastam para a descrição do post. '.repeat(2)}]]></content:encoded><wp:post_name>${slug}</wp:post_name>
<wp:post_type>post</wp:post_type>${elements}
<category domain="category" nicename="a"><![CDATA[Fofocas]]></category>
<category domain="category" nicename="b"><![CDATA[Doenças]]></category></item>`
}
