import type { MoveRefusal, PhotoPlace, PhotosMoved } from '#application/operations/images.ts'
import type { Result } from '#domain/shared/result.ts'
import { exitCodes } from '#cli/terminal/exit_codes.ts'
import { inform, log, UsageError } from '#cli/terminal/messages.ts'
import { operator, withApp } from '#cli/terminal/with_app.ts'
import { printFields, printJson } from '#cli/terminal/output.ts'
import { showProgress } from '#cli/terminal/progress.ts'
import { askText, canAsk, confirm } from '#cli/terminal/questions.ts'
import { untilInterrupted } from '#cli/terminal/until_interrupted.ts'
import type { WriteOptions } from '#cli/terminal/options.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { showEach, type ShowOptions } from '#cli/terminal/show_each.ts'

export interface MoveOptions extends WriteOptions {
  to?: PhotoPlace
}

export const PLACES: Record<PhotoPlace, string> = { s3: 'o balde S3', postgresql: 'o PostgreSQL' }
const isPlace = (word: string | undefined): word is PhotoPlace => word === 's3' || word === 'postgresql'

const REFUSALS: Record<MoveRefusal, string> = {
  forbidden: 'Só operadores levam fotos.',
  no_bucket: 'Falta dizer qual é o balde: S3_URL, S3_BUCKET, S3_KEY_ID e S3_SECRET.',
}

export async function movePhotos(options: MoveOptions): Promise<void> {
  const { dryRun = false, yes, json } = options
  const to =
    options.to ?? (canAsk() ? await askText('Para onde vão as fotos (s3 ou postgresql)?') : undefined)
  if (!isPlace(to)) throw new UsageError('Falta dizer para onde: --to s3 ou --to postgresql.')
  await confirm(`Levar todas as fotos e imagens de posts para ${PLACES[to]}?`, { yes, dryRun })
  const done = await run(to, dryRun)
  if (done.ok) return printMoved(done.value, { to, dryRun, json })
  process.exitCode = exitCodes.failed
  if (json) return printJson({ refused: done.failure })
  log(REFUSALS[done.failure])
}

async function run(to: PhotoPlace, dryRun: boolean): Promise<Result<PhotosMoved, MoveRefusal>> {
  const progress = showProgress('vistos')
  try {
    return await untilInterrupted((signal) =>
      withApp(({ useCases }) =>
        useCases.movePhotos.execute({
          to,
          dryRun,
          signal,
          by: operator(),
          onProgress: (looked) => progress.show(looked),
        }),
      ),
    )
  } finally {
    progress.end()
  }
}

function printMoved(
  photos: PhotosMoved,
  { to, dryRun, json }: { to: PhotoPlace; dryRun: boolean; json?: boolean | undefined },
): void {
  const { moved, there, missing, interrupted } = photos
  const isWhole = missing === 0 && !interrupted
  process.exitCode = isWhole ? exitCodes.done : exitCodes.partlyDone
  if (json) return printJson({ to, dryRun, ...photos })
  if (interrupted) log('Interrompido: rode o mesmo comando de novo para terminar.')
  if (missing > 0)
    log('O que falta nos dois lugares: perfis mostram as iniciais, e posts ficam sem a imagem.')
  if (dryRun) inform('Simulação: nada foi levado.')
  printFields([
    [dryRun ? 'Seriam levadas' : 'Levadas', moved],
    ['Já estavam lá', there],
    ['Faltam', missing],
  ])
}

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
