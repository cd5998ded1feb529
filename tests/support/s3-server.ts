import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { EvidenceStore } from '#app/platform/storage/evidence-store.server.ts'
import { connectS3Store, type S3Config } from '#app/platform/storage/s3-store.server.ts'

/** Starts a local S3 service with an empty bucket for a test. Signatures are not verified. */
export async function startS3(): Promise<{
  server: Server
  config: S3Config
  store: EvidenceStore
  /** Environment variables for an App that stores evidence here. */
  variables: Record<string, string>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-s3-'))
  const s3rver = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: 'scam-reports', configs: [] }],
  })
  await s3rver.configureBuckets()
  const server = createServer(s3rver.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    bucket: 'scam-reports',
  }
  return {
    server,
    config,
    store: connectS3Store(config),
    variables: {
      EVIDENCE_S3_ENDPOINT: config.endpoint,
      EVIDENCE_S3_REGION: config.region,
      EVIDENCE_S3_ACCESS_KEY_ID: config.accessKeyId,
      EVIDENCE_S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
  }
}
