/** Screens of one person: an empty shell in the first HTML, but what follows is nobody else's. */
export const PERSONAL_SCREENS = {
  dashboard: '/dashboard',
  editProfile: '/edit-profile',
  security: '/seguranca',
  admin: '/admin',
  adminBlog: '/admin/blog',
  adminVerifications: '/admin/verificacoes',
  adminReviews: '/admin/avaliacoes',
  adminActivity: '/admin/atividade',
  login: '/login',
  registerProfessional: '/register-professional',
} as const

/** Reached by, or leading to, a link that carries a secret. */
export const SECRET_SCREENS = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirmar-email',
} as const
