import { ShortDate } from '#app/features/audit/short-date.tsx'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffMessages } from '#words/en/staff/staff-messages.js'
import type { WaitingCode } from './outbox.ts'

/**
 * Recipients of codes that could not be mailed, and the files on the server that contain them. The codes are
 * not shown.
 */
export function CodeTable({ codes }: { codes: readonly WaitingCode[] }) {
  const t = staffMessages.codes
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {codes.map(({ file, at, to, purpose, isOver }) => (
        <Row key={file}>
          <Cell label={t.columns.to}>
            <bdi dir="ltr" className="md:whitespace-nowrap">
              {to}
            </bdi>
          </Cell>
          <Cell label={t.columns.purpose}>{t.purposes[purpose]}</Cell>
          <Cell label={t.columns.at}>
            <ShortDate date={at} exact />
          </Cell>
          <Cell label={t.columns.state}>{isOver ? t.over : t.good}</Cell>
          <Cell label={t.columns.file} className="wrap-anywhere">
            <bdi dir="ltr">{file}</bdi>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
