/** The minimal settings for production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
  APP_URL: 'https://saude.example',
  SMTP_URL: 'smtp://mail.saude.example',
}
