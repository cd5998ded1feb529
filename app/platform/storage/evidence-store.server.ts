import { resolve } from 'node:path'
import type { Env } from '../env.server.ts'
import { createFileStore } from './file-store.server.ts'
import { connectS3Store } from './s3-store.server.ts'

/** The bucket, or the folder in the data folder, that holds all evidence. */
export const EVIDENCE_BUCKET = 'scam-reports'

/**
 * Keeps the files of reports, already encrypted. A path is `scam-evidence/` and a name without folders, or `EVIDENCE_MARK`,
 * which is not listed. Every fault of the disk or of the service throws.
 */
export type EvidenceStore = {
  /** Keeps all of the bytes or nothing. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or null when there is no such file. */
  get(path: string): Promise<Buffer | null>
  /** Removes the file if there is one. */
  remove(path: string): Promise<void>
  /** Every file there is, unfinished ones included, in no order. */
  list(): AsyncIterable<StoredFile>
}

export type StoredFile = { path: string; storedAt: Date }

/** The store at `EVIDENCE_S3_ENDPOINT`, or files in the data folder. Connects to nothing by itself. */
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
