import { DatabaseUnavailable } from '../database/database_unavailable.ts'
import { EmbeddedPostgresError } from '../embedded_postgres/embedded_postgres_error.ts'
import { ImageStoreUnavailable } from '#application/ports/image_store.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'

type SystemError = NodeJS.ErrnoException & { port?: number }
type Explain = (failure: { path: string; port: number | undefined }) => string

const CHOOSE =
  'Rode com a conta do site, dê permissão à sua, ou escolha outra pasta (a dos dados se escolhe em DATA_DIR).'

/** Explanations of the operating system's error codes. */
const OF_SYSTEM: Readonly<Record<string, Explain>> = {
  EACCES: ({ path }) => `Sem permissão em ${path}. ${CHOOSE}`,
  EPERM: ({ path }) => `Sem permissão em ${path}. ${CHOOSE}`,
  EROFS: ({ path }) =>
    `${path} está em um disco só de leitura. Escolha outra pasta (a dos dados se escolhe em DATA_DIR).`,
  ENOSPC: ({ path }) => `Não há mais espaço no disco (${path}). Libere espaço e tente de novo.`,
  EDQUOT: ({ path }) => `A cota do disco acabou (${path}). Libere espaço e tente de novo.`,
  ENOENT: ({ path }) => `${path} não existe.`,
  ENOTDIR: ({ path }) => `${path}: uma parte deste caminho não é uma pasta.`,
  EISDIR: ({ path }) => `${path} é uma pasta; indique um arquivo.`,
  EEXIST: ({ path }) => `${path} já existe.`,
  ELOOP: ({ path }) => `${path} leva de volta a si mesmo (links simbólicos).`,
  ENAMETOOLONG: ({ path }) => `${path} é um nome comprido demais.`,
  EBUSY: ({ path }) => `${path} está em uso por outro programa.`,
  EIO: ({ path }) => `O disco falhou ao ler ou gravar ${path}.`,
  EMFILE: () => 'Há arquivos abertos demais. Aumente o limite (ulimit -n) e tente de novo.',
  EADDRINUSE: ({ port }) =>
    `A porta ${port ?? ''} já está em uso, talvez por outro npm start. Encerre quem a usa ou escolha outra em PORT.`,
  EADDRNOTAVAIL: () => 'Esta máquina não tem o endereço de HOST. Use 0.0.0.0 para todos os endereços dela.',
}

/** Error codes of an unreachable network or PostgreSQL. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28...|3D000|57P0[123])$/

/** Explanations of PostgreSQL's error codes. */
const OF_DATABASE: Readonly<Record<string, string>> = {
  '42501': 'O papel (role) de DATABASE_URL não tem permissão para isto no banco de dados.',
  '53100': 'O disco do banco de dados está cheio. Libere espaço nele e tente de novo.',
  '53300': 'O banco de dados não aceita mais conexões agora. Tente de novo, ou aumente max_connections.',
  '55P03':
    'Outra conexão ao banco de dados usa as mesmas tabelas há tempo demais. Tente de novo quando ela terminar.',
  '57014': 'O banco de dados demorou demais e parou. Tente de novo quando ele estiver menos ocupado.',
}

/** Our own errors, whose messages explain the failure in Portuguese. */
const OWN_WORDS = [RepairableFailure, EmbeddedPostgresError, ImageStoreUnavailable]

/** Returns cause and cure in one Portuguese line if the operator can repair the failure; otherwise null. */
export function explainFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (OWN_WORDS.some((own) => error instanceof own)) return error.message
  const { code, path, port } = error as SystemError
  if (typeof code !== 'string') return null
  if (UNREACHABLE.test(code) || (error instanceof DatabaseUnavailable && !(code in OF_DATABASE)))
    return `Não foi possível falar com o banco de dados (${code || 'sem resposta'}). Ligue o PostgreSQL e confira DATABASE_URL.`
  return OF_DATABASE[code] ?? OF_SYSTEM[code]?.({ path: path ?? 'pasta dos dados', port }) ?? null
}
