# The site as it is served: docs/deploying.md. The second stage has no build, no editors' proxy and no npm package
# that serving does not need; scripts/lib/image-tree.mjs decides what is in it.

FROM node:22-bookworm-slim AS build
# the dates of entries in the sitemap are those of Git
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# the settings, among them keys, are seen by the build and are in no layer
RUN --mount=type=secret,id=settings,required=true node --env-file=/run/secrets/settings scripts/build.mjs
RUN npm run image:tree -- /image

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 STORAGE_DIRECTORY=/data/records GOODS_DIR=/data/goods
COPY --from=build /image /site
RUN mkdir /data && chown node:node /data
VOLUME /data
WORKDIR /site
USER node
EXPOSE 9000
# whether it serves pages: what /healthz says besides (mail, payments, disk), a restart does not mend
HEALTHCHECK --interval=1m --timeout=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9000/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
