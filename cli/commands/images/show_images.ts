import { countOf } from '#domain/shared/numbers.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { operator } from '../../terminal/with_app.ts'
import { PLACES } from './move_photos.ts'

export function showImages(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'De quem (id, slug ou e-mail), ou que imagem de post?',
    async find(useCases, key) {
      const shown = await useCases.showImage.execute({ by: operator(), key })
      return shown.ok ? shown.value : null
    },
    missing: (key) => `Não há foto de '${key}', nem imagem de post com este nome.`,
    fields: ({ slug, name, place, variants }) => [
      ['De', slug === null ? 'posts' : `/${slug}`],
      ['Nome', name],
      ['Guardada em', place ? PLACES[place] : 'falta nos dois lugares'],
      ...variants.map(
        ({ width, format, bytes }) => [`${width} ${format}`, countOf(bytes, 'byte', 'bytes')] as const,
      ),
    ],
  })
}
