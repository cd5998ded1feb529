import { Fragment, type ReactNode } from 'react'
import { FallbackNote } from '#app/features/shell/language/fallback-note.tsx'
import { DIRECTIONS } from '#app/i18n/locale.ts'
import type { LegalDocument } from './legal-document.ts'

const link = 'wrap-anywhere text-brand underline underline-offset-4'

/**
 * A legal text with its table of contents, collapsed on narrow screens. `mailbox` is linked wherever it
 * occurs.
 */
export function LegalPage({
  document,
  mailbox,
  children,
}: {
  document: LegalDocument
  mailbox: string
  /** What stands above the text. */
  children?: ReactNode
}) {
  return (
    <div className="page py-6 md:py-14">
      {children}
      <FallbackNote language={document.language} />
      <div lang={document.language} dir={DIRECTIONS[document.language]}>
        <DocumentText document={document} mailbox={mailbox} />
      </div>
    </div>
  )
}

function DocumentText({ document, mailbox }: { document: LegalDocument; mailbox: string }) {
  return (
    <>
      <h1 className="text-2xl">{document.title}</h1>
      <p className="mt-2 text-muted">{document.dated}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label={document.contents}
          className="rounded-lg border border-line bg-raised p-5 lg:sticky lg:top-24"
        >
          <details className="lg:hidden">
            <summary className="-m-2 cursor-pointer p-2 font-bold">{document.contents}</summary>
            <Contents document={document} />
          </details>
          <div className="hidden lg:block">
            <h2 className="text-base">{document.contents}</h2>
            <Contents document={document} />
          </div>
        </nav>
        <article className="max-w-prose">
          {document.intro.map((paragraph) => (
            <p key={paragraph} className="mb-4 text-lg">
              <WithMailbox text={paragraph} mailbox={mailbox} />
            </p>
          ))}
          {document.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-10">
              <h2 id={`${id}-heading`} className="text-xl">
                {heading}
              </h2>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block} className="mt-3">
                    <WithMailbox text={block} mailbox={mailbox} />
                  </p>
                ) : (
                  <ul key={block.list[0]} className="mt-3 grid list-disc gap-2 ps-6">
                    {block.list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}

function Contents({ document }: { document: LegalDocument }) {
  return (
    <ol className="mt-2">
      {document.sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-brand underline-offset-4 hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

function WithMailbox({ text, mailbox }: { text: string; mailbox: string }) {
  const [first, ...rest] = text.split(mailbox)
  return (
    <>
      {first}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${mailbox}`} className={link}>
            <bdi dir="ltr">{mailbox}</bdi>
          </a>
          {after}
        </Fragment>
      ))}
    </>
  )
}
