import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { englishNames } from '#app/features/texts/language-name.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import { STAFF_BLOG_PATH, type StaffPost } from '../post-filters.ts'

const ACTION = 'inline-flex min-h-11 items-center font-semibold underline'

/** @param deletionOf returns the query string of the confirmation dialog */
export function PostTable({
  posts,
  deletionOf,
}: {
  posts: readonly StaffPost[]
  deletionOf: (id: string) => string
}) {
  const t = staffBlog
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {posts.map(({ id, title, languages, category, author, publishedAt, updatedAt }) => (
        <Row key={id}>
          <Cell className="md:max-w-[26rem]">
            <bdi lang={languageOf(title)} className="font-semibold wrap-anywhere">
              {title}
            </bdi>
            {languages.length < LOCALES.length && (
              <span className="block text-sm text-muted">
                {languages.length === 1 ? t.englishOnly : englishNames(languages)}
              </span>
            )}
          </Cell>
          <Cell label={t.columns.category}>{category}</Cell>
          <Cell label={t.columns.author}>{author}</Cell>
          <Cell label={t.columns.status}>
            {publishedAt ? t.statuses.published : t.statuses.draft}
          </Cell>
          <Cell label={t.columns.date}>
            <ShortDate date={updatedAt} />
          </Cell>
          <Cell>
            <Link
              to={`${STAFF_BLOG_PATH}/${id}`}
              aria-label={t.editOf({ title })}
              className={`${ACTION} me-5 text-brand`}
            >
              {t.edit}
            </Link>
            <Link
              to={{ search: deletionOf(id) }}
              preventScrollReset
              aria-label={t.deleteOf({ title })}
              className={`${ACTION} text-danger`}
            >
              {t.delete}
            </Link>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
