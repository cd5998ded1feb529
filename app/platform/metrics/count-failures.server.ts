import type { Mail } from '../mail/mail.server.ts'
import type { EvidenceStore } from '../storage/evidence-store.server.ts'
import type { ExternalService, Metrics } from './metrics.server.ts'

const PARTS: readonly ExternalService[] = ['mail', 'model', 'evidence']

/**
 * Wraps external services so that their failures are counted. Failures of models are counted by the analyzer
 * chain.
 */
export function countFailures(
  { failures }: Metrics,
  { mail, evidence }: { mail: Mail; evidence: EvidenceStore },
) {
  const fail = (of: ExternalService, fault: unknown): never => {
    failures.inc({ of })
    throw fault
  }
  const counted =
    <Given extends unknown[], Result>(
      of: ExternalService,
      work: (...given: Given) => Promise<Result>,
    ) =>
    (...given: Given): Promise<Result> =>
      work(...given).catch((fault) => fail(of, fault))
  async function* list() {
    try {
      yield* evidence.list()
    } catch (fault) {
      fail('evidence', fault)
    }
  }
  for (const part of PARTS) failures.inc({ of: part }, 0)
  return {
    mail: { send: counted('mail', mail.send), settled: mail.settled },
    evidence: {
      put: counted('evidence', evidence.put),
      get: counted('evidence', evidence.get),
      remove: counted('evidence', evidence.remove),
      list,
    },
  }
}
