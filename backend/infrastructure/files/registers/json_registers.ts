import { readFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import { RecordFileUnusable } from '#application/ports/record_files.ts'
import { type RegisterMapping, Registers } from '#application/ports/registers.ts'
import { type SpecialtyName, specialtyByName } from '#domain/catalogue/specialties.ts'
import cnes from './cnes.json' with { type: 'json' }
import councilList from './council-list.json' with { type: 'json' }
import known from './occupations.json' with { type: 'json' }

const BY_NAME: ReadonlyMap<string, RegisterMapping> = new Map<string, RegisterMapping>([
  ['cnes', cnes],
  ['council-list', councilList],
])
const REGISTER_NAMES = [...BY_NAME.keys()]

const words = z.record(z.string(), z.string())
const MAPPING = z.object({
  columns: words,
  councils: z.optional(words),
  council: z.optional(z.string()),
  state: z.optional(z.string()),
})

const SPECIALTIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...known.families, ...known.occupations }),
)

/** Reads the mappings beside this file, and an operator's own. */
export class JsonRegisters extends Registers {
  override async mapping(nameOrPath: string): Promise<RegisterMapping> {
    const own = BY_NAME.get(nameOrPath)
    if (own) return own
    const text = await readFile(nameOrPath, 'utf8').catch(() => null)
    if (text === null)
      throw new RecordFileUnusable(
        `Não há mapeamento ${nameOrPath}: use um arquivo JSON, ou ${REGISTER_NAMES.join(' ou ')}.`,
      )
    const read = MAPPING.safeParse(parsed(text))
    if (!read.success)
      throw new RecordFileUnusable(`${nameOrPath} deve ser um JSON com "columns": {"cabeçalho": "coluna"}.`)
    return read.data
  }

  override specialtyOf(occupation: string): SpecialtyName | null {
    const digits = occupation.replace(/\D/g, '')
    const name = SPECIALTIES.get(digits) ?? SPECIALTIES.get(digits.slice(0, 4))
    return digits.length === 6 && name ? (specialtyByName(name)?.name ?? null) : null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
