import { insurerByName } from '#domain/catalogue/insurers.ts'
import { BY_RELEVANCE, readOrder, writtenOrder, type ListOrder } from '#frontend/lib/list_order.ts'

/** What further narrows a list, and its order; they live in the query of its address. */
export interface ListView extends ListOrder {
  insurance: string
  presencial: boolean
  teleconsulta: boolean
}

export const PLAIN_VIEW: ListView = {
  insurance: '',
  presencial: false,
  teleconsulta: false,
  ...BY_RELEVANCE,
}

/** An insurer outside the catalogue is no filter. */
export function viewIn(params: URLSearchParams): ListView {
  return {
    insurance: insurerByName(params.get('insurance') ?? '')?.name ?? '',
    presencial: params.get('presencial') === 'true',
    teleconsulta: params.get('teleconsulta') === 'true',
    ...readOrder(params),
  }
}

/** The filters that say something, as an address or a call writes them. */
export function writtenNarrowing({ insurance, presencial, teleconsulta }: ListView): Record<string, string> {
  return {
    ...(insurance && { insurance }),
    ...(presencial && { presencial: 'true' }),
    ...(teleconsulta && { teleconsulta: 'true' }),
  }
}

export function writtenView(view: ListView): Record<string, string> {
  return { ...writtenNarrowing(view), ...writtenOrder(view) }
}

/** As the place alone gives it: the list that search engines know. */
export function isPlain(view: ListView): boolean {
  return Object.keys(writtenView(view)).length === 0
}
