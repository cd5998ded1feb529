import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { formatNumber } from '#app/ui/form/format-number.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffApiKeys } from '#words/en/staff/staff-api-keys.js'
import type { ListedApiKey } from './staff-api-keys.db.server.ts'

/** The keys, with their limits and use. */
export function ApiKeyTable({ keys }: { keys: readonly ListedApiKey[] }) {
  const t = staffApiKeys
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {keys.map((key) => (
        <Row key={key.id}>
          <Cell className="font-semibold md:max-w-[16rem] wrap-anywhere">
            <bdi>{key.name}</bdi>
          </Cell>
          <Cell label={t.columns.hint}>
            <code dir="ltr">{key.hint}…</code>
          </Cell>
          <Cell label={t.columns.perHour}>{formatNumber(key.checksPerHour)}</Cell>
          <Cell label={t.columns.perDay}>{formatNumber(key.checksPerDay)}</Cell>
          <Cell label={t.columns.used}>{formatNumber(key.used)}</Cell>
          <Cell label={t.columns.lastUsed}>
            {key.lastUsedAt ? <ShortDate date={key.lastUsedAt} exact /> : t.never}
          </Cell>
          <Cell label={t.columns.keepsTexts}>{t.kept[key.keepsTexts ? 'true' : 'false']}</Cell>
          <Cell label={t.columns.createdBy} className="wrap-break-word">
            <bdi>{key.createdBy ? <Address email={key.createdBy} /> : t.nobody}</bdi>
          </Cell>
          <Cell>
            <Revocation apiKey={key} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** An email address that breaks behind its @ where it is too long for its column. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}

/** When a key was revoked, or a link to the question. */
function Revocation({ apiKey: { id, name, revokedAt } }: { apiKey: ListedApiKey }) {
  const t = staffApiKeys
  if (revokedAt) {
    return (
      <>
        {t.revokedOn} <ShortDate date={revokedAt} />
      </>
    )
  }
  return (
    <Link
      to={{ search: `?revoke=${id}` }}
      preventScrollReset
      aria-label={t.revokeOf({ name })}
      className="inline-flex min-h-11 items-center font-semibold text-danger underline"
    >
      {t.revoke}
    </Link>
  )
}
