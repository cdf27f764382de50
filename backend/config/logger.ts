import { defineConfig } from '@adonisjs/core/logger'
import type { App } from '#infrastructure/composition/open_app.ts'

export const loggerConfig = ({ settings: { LOG_LEVEL: level } }: App) =>
  defineConfig({
    default: 'app',
    loggers: { app: { enabled: level !== 'silent', level: level === 'silent' ? 'fatal' : level } },
  })
