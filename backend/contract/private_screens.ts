/** Screens of a logged-in person: the first HTML is an empty shell, what follows is private. */
export const PERSONAL_SCREENS = {
  dashboard: '/dashboard',
  editProfile: '/edit-profile',
  security: '/seguranca',
  admin: '/admin',
  adminBlog: '/admin/blog',
  adminVerifications: '/admin/verificacoes',
  adminReviews: '/admin/avaliacoes',
  adminDemand: '/admin/procura',
  adminActivity: '/admin/atividade',
  login: '/login',
  registerProfessional: '/register-professional',
} as const

/** Screens with, or leading to, a secret in the URL. */
export const SECRET_SCREENS = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirmar-email',
  returnEmail: '/desfazer-troca',
  mails: '/emails',
  claim: '/assumir-perfil',
} as const
