import { resolve } from 'node:path'
import type { Env } from '../env.server.ts'
import { createFileStore } from './file-store.server.ts'
import { connectS3Store } from './s3-store.server.ts'

/** Name of the bucket, or of the folder in the data folder. */
export const EVIDENCE_BUCKET = 'scam-reports'

/**
 * Stores encrypted files of reports. A path is `scam-evidence/` and a name without folders, or
 * `EVIDENCE_MARK`, which is not listed. Throws on any disk or service error.
 */
export type EvidenceStore = {
  /** Stores all of the bytes or nothing. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes, or null if the file does not exist. */
  get(path: string): Promise<Buffer | null>
  /** Removes the file if it exists. */
  remove(path: string): Promise<void>
  /** Lists all files, including incomplete ones, in no particular order. */
  list(): AsyncIterable<StoredFile>
}

export type StoredFile = { path: string; storedAt: Date }

/** Creates the store at `EVIDENCE_S3_ENDPOINT`, or in the data folder. Opens no connection. */
export function createEvidenceStore(env: Env): EvidenceStore {
  const {
    EVIDENCE_S3_ENDPOINT: endpoint,
    EVIDENCE_S3_REGION: region,
    EVIDENCE_S3_ACCESS_KEY_ID: accessKeyId,
    EVIDENCE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  return endpoint && region && accessKeyId && secretAccessKey
    ? connectS3Store({ endpoint, region, accessKeyId, secretAccessKey, bucket: EVIDENCE_BUCKET })
    : createFileStore(resolve(env.DATA_DIR, EVIDENCE_BUCKET))
}
