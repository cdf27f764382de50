import { httpConfig } from '../../config/app.ts'
import { authConfig } from '../../config/auth.ts'
import { encryptionConfig } from '../../config/encryption.ts'
import { loggerConfig } from '../../config/logger.ts'
import { sessionConfig } from '../../config/session.ts'
import type { App } from '#infrastructure/composition/open_app.ts'

/**
 * Returns the framework's configuration for an opened app. The files of `backend/config` are functions of it, since one
 * process may open several (tests do), and the embedded database has its address only once it runs.
 */
export const configOf = (app: App) => ({
  app: { http: httpConfig(app) },
  auth: authConfig(app),
  encryption: encryptionConfig(app),
  logger: loggerConfig(app),
  session: sessionConfig(app),
})
