import { randomUUID } from 'node:crypto'
import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'
import type { App } from '#infrastructure/composition/open_app.ts'

export const httpConfig = ({ settings }: App) =>
  defineConfig({
    generateRequestId: true,
    createRequestId: () => randomUUID(),
    allowMethodSpoofing: false,
    etag: false,
    trustProxy: proxyAddr.compile(settings.TRUSTED_PROXIES),
    useAsyncLocalStorage: false,
    qs: { parse: { comma: false, depth: 2, parameterLimit: 50, arrayLimit: 20 } },
  })
