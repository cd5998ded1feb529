import { loadOnce } from '../process/load-once.server.ts'
import { EVIDENCE_FOLDER, isEvidencePath, nameOf } from './evidence-path.server.ts'
import type { EvidenceStore } from './evidence-store.server.ts'

const CONNECT_TIMEOUT_MS = 2_000
/** Timeout of one attempt and of all together, because a visitor waits. */
const MAX_MS = 10_000
const MAX_ATTEMPTS = 3
/**
 * A web server, such as a storage console or captive portal, may answer every request with status 200. An S3
 * service returns an ETag for stored objects and a bucket name for lists, even empty ones.
 */
const NO_SERVICE = 'no S3 service answers at EVIDENCE_S3_ENDPOINT'

export type S3Config = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
}

/**
 * Stores evidence in a bucket of any S3-compatible service. The SDK (about 20 MB) is loaded by the first
 * call.
 * @param longestMs timeout of a call
 */
export function connectS3Store(config: S3Config, longestMs = MAX_MS): EvidenceStore {
  const Bucket = config.bucket
  const open = loadOnce(() => connect(config, longestMs))
  const inTime = () => ({ abortSignal: AbortSignal.timeout(longestMs) })
  const object = (path: string) => ({ Bucket, Key: EVIDENCE_FOLDER + nameOf(path) })
  return {
    async put(path, bytes) {
      const { s3, client } = await open()
      const put = new s3.PutObjectCommand({ ...object(path), Body: bytes })
      const { ETag } = await inRightTime(() => client.send(put, inTime()))
      if (!ETag) throw new Error(NO_SERVICE)
    },
    async get(path) {
      const { s3, client } = await open()
      try {
        const get = new s3.GetObjectCommand(object(path))
        const { Body } = await inRightTime(() => client.send(get, inTime()))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (fault) {
        if (fault instanceof s3.NoSuchKey) return null
        throw fault
      }
    },
    async remove(path) {
      const { s3, client } = await open()
      const remove = new s3.DeleteObjectCommand(object(path))
      await inRightTime(() => client.send(remove, inTime()))
    },
    async *list() {
      const { s3, client } = await open()
      let from: string | undefined
      do {
        const next = new s3.ListObjectsV2Command({
          Bucket,
          Prefix: EVIDENCE_FOLDER,
          ContinuationToken: from,
        })
        const page = await inRightTime(() => client.send(next, inTime()))
        const { Name, IsTruncated, Contents = [], NextContinuationToken } = page
        if (Name === undefined && IsTruncated === undefined) throw new Error(NO_SERVICE)
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified && isEvidencePath(Key)) {
            yield { path: Key, storedAt: LastModified }
          }
        }
        from = NextContinuationToken
      } while (from)
    },
  }
}

/**
 * The SDK adopts the service's clock after a rejected signature, but does not retry if the clocks agree
 * again, after a wrong clock was corrected.
 */
async function inRightTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (fault) {
    if (!(fault instanceof Error && fault.name === 'RequestTimeTooSkewed')) throw fault
    return ask()
  }
}

/**
 * Sends checksums only where the protocol requires them: many services store the SDK's trailer checksums as
 * part of the file.
 */
async function connect(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  requestTimeout: number,
) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout,
      throwOnRequestTimeout: true,
    },
  })
  return { s3, client }
}
