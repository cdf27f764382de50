/** How professionals are refused while they work on their own profile. */
export const OWNER_REFUSALS = {
  premium_required: {
    status: 403,
    message: 'O redirecionamento após a coleta está disponível apenas para usuários Premium.',
  },
  slug_reserved: { status: 409, message: 'Este endereço de perfil é reservado. Escolha outro.' },
  slug_taken: { status: 409, message: 'Este endereço de perfil já está em uso. Escolha outro.' },
  registration_taken: { status: 409, message: 'Este número de registro já está em uso.' },
} as const
