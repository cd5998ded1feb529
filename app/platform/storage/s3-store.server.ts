import { loadOnce } from '../process/load-once.server.ts'
import { EVIDENCE_FOLDER, isEvidencePath, nameOf } from './evidence-path.server.ts'
import type { EvidenceStore } from './evidence-store.server.ts'

const CONNECT_TIMEOUT_MS = 2_000
/** A visitor waits for it: of one attempt, and of all of them. */
const MAX_MS = 10_000
const MAX_ATTEMPTS = 3
/**
 * A web site, such as the console of a storage or what asks to sign in to a network, may have a page for everything, with status
 * 200. A service gives what it has stored a tag, and a list a name, even one of nothing.
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
 * Evidence in a bucket of any S3-compatible service. The SDK is loaded by the first call: it takes about 20 MB.
 * @param longestMs after which a call is given up, whatever the service does
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
 * The SDK signs by the clock of the service once it was refused for its own. It does not try again by itself where that refusal
 * says that the two agree again: after a clock that was wrong was set right.
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
 * Checksums only where the protocol asks for them: many services store the SDK's own, sent as trailers, as if they
 * were part of the file.
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
