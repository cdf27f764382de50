import type { AdminListEntry } from '#application/ports/professional_admin_list.ts'
import { countOf, formatOneDecimal } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { chosenTargets, type TargetChoice } from '../../terminal/targets.ts'
import { withApp } from '../../terminal/with_app.ts'

export async function showProfessionals(
  typed: readonly string[],
  { json, file }: TargetChoice & { json?: boolean },
): Promise<void> {
  const keys = await chosenTargets(typed, { file }, 'Quem (id, slug ou e-mail)?')
  const answers = await withApp(async ({ useCases }) => {
    const shown = []
    for (const key of keys) shown.push(await useCases.showProfessional.execute({ by: operator(), key }))
    return shown
  })
  const found = answers.flatMap((each) => (each.ok ? each.value : []))
  for (const [index, each] of answers.entries())
    if (!each.ok) say(`Não há profissional '${keys[index] ?? ''}'.`)
  if (json) printJson(keys.length === 1 ? (found[0] ?? null) : found)
  else for (const each of found) printFields(fieldsOf(each))
  process.exitCode = exitCodeOf(found.length, keys.length)
}

function exitCodeOf(found: number, wanted: number): number {
  if (found === wanted) return exitCodes.done
  return found === 0 ? exitCodes.failed : exitCodes.partlyDone
}

const yesOrNo = (flag: boolean) => (flag ? 'sim' : 'não')
const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

function ratingOf({ rating, reviewCount, pendingReviews }: AdminListEntry): string {
  const reviews = countOf(reviewCount, 'avaliação', 'avaliações')
  return `${formatOneDecimal(rating)} em ${reviews}, ${countOf(pendingReviews, 'pendente', 'pendentes')}`
}

function fieldsOf(one: AdminListEntry): [string, string | number | null][] {
  const links = Object.entries(one.links).flatMap(([name, address]) => (address ? `${name} ${address}` : []))
  return [
    ['Nome', [one.title, one.name, one.lastname].filter(Boolean).join(' ')],
    ['Id', one.id],
    ['Endereço', `/${one.slug}`],
    ['E-mail', one.email],
    ['Especialidade', one.specialty],
    ['Registro', one.crm],
    ['RQE', one.rqe.join(', ') || null],
    ['CPF/CNPJ', one.cpfCnpj],
    ['Cidade', one.city ? `${one.city}/${one.state ?? ''}` : one.state],
    ['WhatsApp', one.whatsapp],
    ['Telefone', one.phone],
    ['Presencial', yesOrNo(one.presencial)],
    ['Teleconsulta', yesOrNo(one.teleconsulta)],
    ['Convênios', one.insurances.join(', ') || null],
    ['Plano', one.subscriptionLevel],
    ['Verificado', yesOrNo(one.isVerified)],
    ['Bloqueado', yesOrNo(one.blocked)],
    ['Nota', ratingOf(one)],
    ['Visitas', one.profileViews],
    ['Leads', one.leads],
    ['Serviços', one.services],
    ['Locais', one.locations],
    ['Perguntas', one.faqs],
    ['Foto', yesOrNo(one.hasPhoto)],
    ['Senha', one.hasPassword ? 'definida' : 'ainda não criada'],
    ['Perfil completo', yesOrNo(one.profileCompleted)],
    ['Links', links.join(', ') || null],
    ['Apresentação', one.bio],
    ['Criado em', day.format(one.createdAt)],
    ['Alterado em', day.format(one.updatedAt)],
  ]
}
