/*
 * What we write must satisfy, as JSON schemas made from the texts of the standards: STIX 2.1 (OASIS Standard of 10
 * June 2021) on identifiers, timestamps, common properties, identity, indicator, bundle and patterns; the MISP core
 * format (draft-dulaunoy-misp-core-format) on events, attributes and manifests. Stricter where we write less than is
 * allowed. We know no npm package with the published schemas. An export of every kind was validated once by hand, on
 * 2026-11-30, against those of OASIS for bundle, indicator and identity of 2.1 (the properties that all objects
 * have only in their version for 2.0) and that of MISP 2.4. They objected to nothing.
 */

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const TIME = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`,
  format: 'date-time',
}
const TEXT = { type: 'string', minLength: 1 }

const stixId = (type: string) => ({ type: 'string', pattern: `^${type}--${UUID}$` })

const common = (type: string) => ({
  type: { const: type },
  spec_version: { const: '2.1' },
  id: stixId(type),
  created: TIME,
  modified: TIME,
  created_by_ref: stixId('identity'),
})

const IDENTITY = {
  type: 'object',
  properties: {
    ...common('identity'),
    name: TEXT,
    description: TEXT,
    identity_class: {
      enum: ['individual', 'group', 'system', 'organization', 'class', 'unknown'],
    },
    contact_information: TEXT,
  },
  required: ['type', 'spec_version', 'id', 'created', 'modified', 'name'],
  additionalProperties: false,
}

const COMPARISON = String.raw`[a-z0-9-]+:[a-z_]+ = '(?:[^'\\\r\n]|\\['\\])+'`

const INDICATOR = {
  type: 'object',
  properties: {
    ...common('indicator'),
    name: TEXT,
    description: TEXT,
    indicator_types: {
      type: 'array',
      minItems: 1,
      items: {
        enum: [
          'anomalous-activity',
          'anonymization',
          'attribution',
          'benign',
          'compromised',
          'malicious-activity',
          'unknown',
        ],
      },
    },
    // One observation expression of equality comparisons, which is all that we write.
    pattern: {
      type: 'string',
      pattern: String.raw`^\[${COMPARISON}(?: (?:OR|AND) ${COMPARISON})*\]$`,
    },
    pattern_type: { const: 'stix' },
    pattern_version: { const: '2.1' },
    valid_from: TIME,
  },
  required: [
    'type',
    'spec_version',
    'id',
    'created',
    'modified',
    'pattern',
    'pattern_type',
    'valid_from',
  ],
  additionalProperties: false,
}

export const STIX_BUNDLE = {
  type: 'object',
  properties: {
    type: { const: 'bundle' },
    id: stixId('bundle'),
    objects: { type: 'array', minItems: 1, items: { oneOf: [IDENTITY, INDICATOR] } },
  },
  required: ['type', 'id'],
  // A bundle of 2.1 has no version of its own.
  additionalProperties: false,
}

const MISP_UUID = { type: 'string', pattern: `^${UUID}$` }
const SECONDS = { type: 'string', pattern: String.raw`^\d{10}$` }
const HEAD = {
  Orgc: {
    type: 'object',
    properties: { name: TEXT, uuid: MISP_UUID },
    required: ['name', 'uuid'],
    additionalProperties: false,
  },
  Tag: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: TEXT,
        colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
        exportable: { type: 'boolean' },
      },
      required: ['name'],
      additionalProperties: false,
    },
  },
  info: TEXT,
  date: { type: 'string', format: 'date' },
  threat_level_id: { enum: ['1', '2', '3', '4'] },
  analysis: { enum: ['0', '1', '2'] },
  timestamp: SECONDS,
}

/** The types that we write with the category of each. */
const CATEGORIES = [
  ['Network activity', ['domain', 'hostname', 'ip-dst', 'url']],
  ['Financial fraud', ['btc', 'other']],
] as const

const ATTRIBUTE = {
  type: 'object',
  properties: {
    uuid: MISP_UUID,
    type: {},
    category: {},
    value: TEXT,
    to_ids: { type: 'boolean' },
    timestamp: SECONDS,
    distribution: { enum: ['0', '1', '2', '3', '5'] },
    comment: { type: 'string' },
  },
  oneOf: CATEGORIES.map(([category, types]) => ({
    properties: { category: { const: category }, type: { enum: types } },
  })),
  required: ['uuid', 'type', 'category', 'value', 'to_ids', 'timestamp', 'distribution', 'comment'],
  additionalProperties: false,
}

export const MISP_MANIFEST = {
  type: 'object',
  propertyNames: MISP_UUID,
  additionalProperties: {
    type: 'object',
    properties: HEAD,
    required: Object.keys(HEAD),
    additionalProperties: false,
  },
}

export const MISP_EVENT = {
  type: 'object',
  properties: {
    Event: {
      type: 'object',
      properties: {
        ...HEAD,
        uuid: MISP_UUID,
        distribution: { enum: ['0', '1', '2', '3'] },
        published: { const: true },
        publish_timestamp: SECONDS,
        Attribute: { type: 'array', minItems: 1, items: ATTRIBUTE },
      },
      required: [
        ...Object.keys(HEAD),
        'uuid',
        'distribution',
        'published',
        'publish_timestamp',
        'Attribute',
      ],
      additionalProperties: false,
    },
  },
  required: ['Event'],
  additionalProperties: false,
}
