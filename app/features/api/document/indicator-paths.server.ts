import { api } from '#words/en/library/api.js'

const { indicators: t } = api

/** What a path of the document is made of: see `open-api.server.ts`. */
type Parts = {
  /** Successful responses of a media type. */
  success: (schema: object, type?: string) => object
  faults: object
  badRequest: object
  notFound: object
  shape: (name: 'IndicatorListAnswer') => object
  listParameters: readonly object[]
}

const TEXT = { type: 'string' }
const OBJECT = { type: 'object' }

/** The paths of the OpenAPI document that give indicators back. */
export function indicatorPaths(parts: Parts) {
  const { success, faults, badRequest, notFound, shape, listParameters } = parts
  const file = (operationId: string, summary: string, responses: object) => ({
    get: { operationId, summary, responses: { ...responses, ...faults } },
  })
  return {
    '/indicators': {
      get: {
        operationId: 'listIndicators',
        summary: t.list,
        parameters: listParameters,
        responses: { ...success(shape('IndicatorListAnswer')), ...badRequest, ...faults },
      },
    },
    '/indicators.csv': file('getIndicatorCsv', t.csv, success(TEXT, 'text/csv; charset=utf-8')),
    '/indicators/stix.json': file(
      'getStixBundle',
      t.stix,
      success(OBJECT, 'application/stix+json;version=2.1'),
    ),
    '/blocklist/hosts.txt': file('getHostsFile', t.hosts, success(TEXT, PLAIN)),
    '/blocklist/adguard.txt': file('getAdGuardList', t.adguard, success(TEXT, PLAIN)),
    '/misp/manifest.json': file('getMispManifest', t.mispManifest, success(OBJECT)),
    '/misp/hashes.csv': file(
      'getMispHashes',
      t.mispHashes,
      success(TEXT, 'text/csv; charset=utf-8; header=absent'),
    ),
    '/misp/{file}': {
      get: {
        operationId: 'getMispEvent',
        summary: t.mispEvent,
        parameters: [
          {
            name: 'file',
            in: 'path',
            required: true,
            description: api.parameters.event,
            schema: TEXT,
          },
        ],
        responses: { ...success(OBJECT), ...notFound, ...faults },
      },
    },
  }
}

const PLAIN = 'text/plain; charset=utf-8'
