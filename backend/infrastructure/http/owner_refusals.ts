import { ALL_OF_FAQ_REQUIRED, IN_PERSON_NEEDS_ADDRESS, ONLINE_NEEDS_REACH } from '#contract/profile_parts.ts'
import { MOST } from '#domain/professionals/profile_parts.ts'
import { SERVICE_LENGTHS } from '#domain/professionals/service.ts'

const LONG_DESCRIPTION = `A descrição tem no máximo ${SERVICE_LENGTHS.description.toLocaleString('pt-BR')} caracteres.`

/** How professionals are refused while they work on their own profile. */
export const OWNER_REFUSALS = {
  premium_required: {
    status: 403,
    message: 'O redirecionamento após a coleta está disponível apenas para usuários Premium.',
  },
  contact_not_found: { status: 404, message: 'Contato não encontrado.' },
  review_not_found: { status: 404, message: 'Avaliação não encontrada.' },
  lead_already_attended: { status: 409, message: 'Este lead já foi atendido.' },
  lead_already_contacted: { status: 409, message: 'Este lead já foi contatado.' },
  review_already_moderated: { status: 409, message: 'Esta avaliação já foi rejeitada em definitivo.' },
  location_not_found: { status: 404, message: 'Local não encontrado.' },
  service_not_found: { status: 404, message: 'Serviço não encontrado.' },
  insurance_not_found: { status: 404, message: 'Convênio não encontrado.' },
  faq_not_found: { status: 404, message: 'Pergunta não encontrada.' },
  too_many_locations: { status: 409, message: `Seu perfil já tem ${MOST.locations} locais, o máximo.` },
  too_many_services: { status: 409, message: `Seu perfil já tem ${MOST.services} serviços, o máximo.` },
  too_many_insurances: { status: 409, message: `Seu perfil já tem ${MOST.insurances} convênios, o máximo.` },
  too_many_faqs: { status: 409, message: `Seu perfil já tem ${MOST.faqs} perguntas, o máximo.` },
  insurance_already_added: { status: 409, message: 'Este convênio já foi adicionado.' },
  faqs_changed: { status: 409, message: 'As perguntas mudaram enquanto isso. Atualize a página.' },
  faq_repeated: { status: 422, message: 'Cada pergunta deve aparecer uma só vez.' },
  insurer_unknown: { status: 422, message: 'Convênio desconhecido.' },
  service_name_invalid: { status: 422, message: 'Nome do serviço é obrigatório' },
  service_description_invalid: { status: 422, message: LONG_DESCRIPTION },
  service_price_invalid: { status: 422, message: 'Preço deve ser maior ou igual a zero' },
  faq_question_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  faq_answer_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  online_location_needs_phone: { status: 422, message: ONLINE_NEEDS_REACH },
  location_address_incomplete: { status: 422, message: IN_PERSON_NEEDS_ADDRESS },
  location_phone_invalid: { status: 422, message: 'Informe um telefone brasileiro com DDD.' },
  location_cep_invalid: { status: 422, message: 'CEP deve ter 8 dígitos' },
  location_availability_invalid: { status: 422, message: 'Dia da semana desconhecido.' },
  upload_not_multipart: { status: 415, message: 'Envie a imagem em um formulário (multipart/form-data).' },
  file_too_large: { status: 413, message: 'Arquivo muito grande. Tamanho máximo: 5MB' },
  image_missing: { status: 422, message: 'Envie uma única imagem no campo image.' },
  image_type_unsupported: { status: 415, message: 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.' },
  image_broken: { status: 422, message: 'Não foi possível ler a imagem. Envie outro arquivo.' },
  image_too_large: { status: 422, message: 'A imagem tem pixels demais. O máximo são 24 megapixels.' },
  image_not_staged: { status: 422, message: 'Envie a foto novamente antes de salvar.' },
  profile_changed: { status: 409, message: 'O perfil mudou em outra janela enquanto você editava.' },
  slug_reserved: { status: 409, message: 'Este endereço de perfil é reservado. Escolha outro.' },
  slug_changed_often: {
    status: 409,
    message: 'Você já mudou de endereço três vezes nos últimos 90 dias. Volte a um deles ou espere.',
  },
  slug_taken: { status: 409, message: 'Este endereço de perfil já está em uso. Escolha outro.' },
  registration_taken: { status: 409, message: 'Este número de registro já está em uso.' },
} as const
