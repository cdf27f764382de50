/** First path segments of screens and services, which no professional's slug may be. */
export const SCREEN_SEGMENTS: readonly string[] = (
  'acessibilidade admin api assets assumir-perfil blog cartoes comparar confirmar-email dashboard desfazer-troca edit-profile emails especialidades ' +
  'forgot-password health login meus-pedidos metrics privacidade register-professional remedio reset-password seguranca servicos-e-tratamentos sitemaps termos tudo-sobre'
).split(' ')
