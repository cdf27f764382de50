import { defineConfig, drivers } from '@adonisjs/core/encryption'
import type { App } from '#infrastructure/composition/open_app.ts'

export const encryptionConfig = ({ appKey }: App) =>
  defineConfig({
    default: 'gcm',
    list: { gcm: drivers.aes256gcm({ id: 'gcm', keys: [appKey] }) },
  })
