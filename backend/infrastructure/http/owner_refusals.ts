import { ALL_OF_FAQ_REQUIRED, IN_PERSON_NEEDS_ADDRESS, ONLINE_NEEDS_REACH } from '#contract/profile_parts.ts'

/** How professionals are refused while they work on their own profile. */
export const OWNER_REFUSALS = {
  premium_required: {
    status: 403,
    message: 'O redirecionamento após a coleta está disponível apenas para usuários Premium.',
  },
  location_not_found: { status: 404, message: 'Local não encontrado.' },
  service_not_found: { status: 404, message: 'Serviço não encontrado.' },
  insurance_not_found: { status: 404, message: 'Convênio não encontrado.' },
  faq_not_found: { status: 404, message: 'Pergunta não encontrada.' },
  too_many_locations: { status: 409, message: 'Seu perfil já tem 20 locais, o máximo.' },
  too_many_services: { status: 409, message: 'Seu perfil já tem 100 serviços, o máximo.' },
  too_many_insurances: { status: 409, message: 'Seu perfil já tem 60 convênios, o máximo.' },
  too_many_faqs: { status: 409, message: 'Seu perfil já tem 50 perguntas, o máximo.' },
  insurance_already_added: { status: 409, message: 'Este convênio já foi adicionado.' },
  faqs_changed: { status: 409, message: 'As perguntas mudaram enquanto isso. Atualize a página.' },
  faq_repeated: { status: 422, message: 'Cada pergunta deve aparecer uma só vez.' },
  insurer_unknown: { status: 422, message: 'Convênio desconhecido.' },
  service_name_invalid: { status: 422, message: 'Nome do serviço é obrigatório' },
  service_description_invalid: { status: 422, message: 'A descrição tem no máximo 1.000 caracteres.' },
  service_price_invalid: { status: 422, message: 'Preço deve ser maior ou igual a zero' },
  faq_question_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  faq_answer_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  online_location_needs_phone: { status: 422, message: ONLINE_NEEDS_REACH },
  location_address_incomplete: { status: 422, message: IN_PERSON_NEEDS_ADDRESS },
  location_phone_invalid: { status: 422, message: 'Informe um telefone brasileiro com DDD.' },
  location_cep_invalid: { status: 422, message: 'CEP deve ter 8 dígitos' },
  location_availability_invalid: { status: 422, message: 'Dia da semana desconhecido.' },
  slug_reserved: { status: 409, message: 'Este endereço de perfil é reservado. Escolha outro.' },
  slug_taken: { status: 409, message: 'Este endereço de perfil já está em uso. Escolha outro.' },
  registration_taken: { status: 409, message: 'Este número de registro já está em uso.' },
} as const
