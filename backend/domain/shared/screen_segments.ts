/** First path segments that are screens or services, so never a professional's address. */
export const SCREEN_SEGMENTS: readonly string[] =
  `acessibilidade admin api assets blog cartoes comparar confirmar-email dashboard edit-profile especialidades forgot-password health login metrics
  privacidade register-professional remedio reset-password seguranca servicos-e-tratamentos sitemaps termos tudo-sobre`.split(
    /\s+/,
  )
