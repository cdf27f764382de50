import { defineConfig } from '@adonisjs/core/app'

/** What AdonisJS loads, for the server and for `node ace`. `backend/config` is read by `server/config_of.ts`. */
export default defineConfig({
  directories: { config: 'backend/config' },
  providers: [
    () => import('#infrastructure/server/quiet_app_provider.ts'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl'] },
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('#infrastructure/server/site_provider.ts'),
  ],
  commands: [() => import('#infrastructure/server/ace_commands.ts')],
})
